/** Shows pages of the site at the desk, from a form or from what is saved; a text links to its field. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { findAddress, pageById } from '#app/site/paths.ts';
import { html } from '../../look/html.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { checkText } from '../fields/faults.ts';
import { isBuilt, NotDrawnError, siteFile, sitePage } from '../files/site-page.ts';
import { framedPage, markedChange, markedPage } from './marked-page.ts';
import { frame, framedList, hereId, notYet, shownHtml } from './see-page.ts';
import { words } from './see-words.ts';
import { framedIn, framePrefix, type SeenForm } from './seen-forms.ts';
import { formTexts, siteTexts } from './site-texts.ts';

type LinkTo = Parameters<typeof markedPage>[1];

/** Shows the whole site, from what is saved. */
export async function showSite({ links }: PageRequest): Promise<DeskAnswer> {
  const w = wordsIn(words, links.language);
  const home = framePrefix(links, 'light') + pageById('home').paths[links.language];
  return { title: w.site, main: html`<p>${w.siteHelp}</p><div class="desk-see-all">${frame(links.language, home)}</div>` };
}

/** Sends a page of the site to the frame, or a file that such a page needs. */
export async function showSeen(asked: PageRequest): Promise<DeskAnswer> {
  const { params, links, project } = asked;
  const w = wordsIn(words, links.language);
  const address = findAddress(`/${params['*']}`);
  if (!address) return { shown: (await siteFile(`/${params['*']}`)) ?? { type: 'text/plain', content: '', status: 404 } };
  const framed = framedIn(asked);
  if (!framed) return notYet(links.language, { name: w.stopped });
  if (!isBuilt()) return notYet(links.language, { name: w.notBuilt });
  const { seen, prefix, theme } = framed;
  if (seen) seen.page = address.page.id;
  const draw = async (text?: string) => {
    const changed = seen && text !== undefined ? [{ record: seen.target.record, text }] : [];
    return framedPage(await sitePage(project, changed, address.path), prefix, theme);
  };
  try {
    const page = await draw(seen?.text);
    if (!seen) return shownHtml(markedPage(page, toWhich(asked, prefix, address.language)));
    // The page may not be renderable from the form's earlier values.
    const before = seen.before === seen.text ? undefined : await draw(seen.before).catch(() => undefined);
    const atChange = before && markedChange(page, before, hereId);
    return shownHtml(markedPage(atChange ?? page, toField(asked, seen, address.language, !atChange)));
  } catch (error) {
    if (!(error instanceof NotDrawnError)) throw error;
    return notYet(links.language, { name: error.message ? checkText(error.message, links.language) : w.stopped });
  }
}

/** Links only the form's own texts to their fields, so that nobody leaves an unfinished form. `marksName` puts the anchor on the name. */
function toField({ links }: PageRequest, seen: SeenForm, language: Language, marksName: boolean): LinkTo {
  const index = formTexts(seen, links, language);
  let isMarked = !marksName;
  return (text, line) => {
    const [place] = [index.find(line), index.find(text)].find((places) => places.length > 0) ?? [];
    if (!place) return undefined;
    const isHere = !isMarked && /#name\b/.test(place.address);
    isMarked ||= isHere;
    return html`href="${place.address}" target="_parent"${isHere && html` id="${hereId}"`}`;
  };
}

const longestAsked = 400;

/** Links every text to `showWhich`, which finds its field at the click. A text that is a link opens it in the frame, and may lead on. */
function toWhich({ links }: PageRequest, prefix: string, language: Language): LinkTo {
  return (text, line, page) => {
    const asked = { in: language, text: text.trim().slice(0, longestAsked), line: line.trim().slice(0, longestAsked) };
    const leadsOn = page?.startsWith('/');
    const query = new URLSearchParams(page && leadsOn ? { ...asked, page } : asked);
    return html`href="${leadsOn ? prefix : links.at('/website')}/which?${query.toString()}"${!leadsOn && html` target="_parent"`}`;
  };
}

/** Opens the field of a text of the site, lists the fields if there are several, or says that no form has the text. */
export async function showWhich(asked: PageRequest): Promise<DeskAnswer> {
  const { query, links } = asked;
  const w = wordsIn(words, links.language);
  const index = await siteTexts(asked, query.get('in') === 'es' ? 'es' : 'en');
  const places = [query.get('line'), query.get('text')].map((text) => index.find(text ?? '')).find((found) => found.length > 0) ?? [];
  const page = query.get('page') ?? '';
  if (page.startsWith(framePrefix(links, framedIn(asked)?.theme ?? 'light'))) {
    // Links of menus lead on: page names have their own form.
    if (places.every(({ address }) => address.includes('/website/pages#'))) return { goTo: page };
    return shownHtml(framedList(links.language, w.which, [{ address: page, name: w.goThere, isOwn: true }, ...places]));
  }
  const [only] = places;
  if (only && places.length === 1) return { goTo: only.address };
  const back = html`<p><a href="${links.at('/website/site')}">${w.back}</a></p>`;
  const list = html`<p>“${query.get('line') ?? ''}”</p><ul class="desk-sentences">${places.map(({ address, name }) => html`<li><a href="${address}">${name}</a></li>`)}</ul>`;
  return { title: only ? w.which : w.nowhere, main: html`${only ? list : html`<p>${w.nowhereHelp(query.get('line') ?? '')}</p>`}${back}` };
}
