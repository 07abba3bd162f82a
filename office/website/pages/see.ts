/** Pages of the site at the desk, from what stands in a form or from what is saved; a text leads to the field that holds it. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { findAddress, pageById } from '#app/site/paths.ts';
import { html } from '../../look/html.ts';
import type { Answer, Asked } from '../../part.ts';
import { checkText } from '../fields/faults.ts';
import { type Place, TextIndex } from '../fields/text-index.ts';
import { isBuilt, NotDrawnError, siteFile, sitePage } from '../files/site-page.ts';
import { formOf, framedPage, markedPage } from './marked-page.ts';
import { frame, framedList, hereId, notYet, shownHtml } from './see-page.ts';
import { words } from './see-words.ts';
import { type Framed, framedIn, framePrefix } from './seen-forms.ts';
import { siteTexts } from './site-texts.ts';

/** The whole site, from what is saved. */
export async function showSite({ links }: Asked): Promise<Answer> {
  const w = wordsIn(words, links.language);
  const home = framePrefix(links, 'light') + pageById('home').paths[links.language];
  return { title: w.site, main: html`<p>${w.siteHelp}</p><div class="desk-see-all">${frame(links.language, home)}</div>` };
}

/** A page of the site in the frame, or a file that such a page needs. */
export async function showSeen(asked: Asked): Promise<Answer> {
  const { params, links, project } = asked;
  const w = wordsIn(words, links.language);
  const address = findAddress(`/${params['*']}`);
  if (!address) return { shown: (await siteFile(`/${params['*']}`)) ?? { type: 'text/plain', content: '', status: 404 } };
  const framed = framedIn(asked);
  if (!framed) return notYet(links.language, { name: w.stopped });
  if (!isBuilt()) return notYet(links.language, { name: w.notBuilt });
  const { seen, prefix, theme } = framed;
  if (seen) seen.page = address.page.id;
  try {
    const page = await sitePage(project, seen ? [{ record: seen.target.record, text: seen.text }] : [], address.path);
    const index = new TextIndex(await siteTexts(asked, address.language, seen));
    return shownHtml(markedPage(framedPage(page, prefix, theme), index, linkTo(framed, address.language)));
  } catch (error) {
    if (!(error instanceof NotDrawnError)) throw error;
    return notYet(links.language, { name: error.message ? checkText(error.message, links.language) : w.stopped });
  }
}

/** Beside a form only its own texts lead anywhere: what is written there shall not be left. */
function linkTo({ seen, prefix }: Framed, language: Language): Parameters<typeof markedPage>[2] {
  let isFirst = true;
  return (all, page) => {
    const [first] = all;
    if (!first || (seen && formOf(first) !== seen.address)) return undefined;
    // A menu of the whole site leads on: the names of its pages have a form of their own.
    if (!seen && page && all.every((place) => formOf(place).endsWith('/website/pages'))) return undefined;
    const places = seen ? all.filter((place) => formOf(place) === seen.address) : all;
    const isHere = isFirst && seen && places.some((place) => overlaps(idOf(place), seen.changed));
    if (isHere) isFirst = false;
    const id = isHere && html` id="${hereId}"`;
    if (places.length === 1 && !page) return html`href="${first.address}" target="_parent"${id}`;
    const query = new URLSearchParams([['in', language], ['page', page ?? ''], ...places.map(({ address }) => ['at', address])]);
    return html`href="${prefix}/which?${query.toString()}"${id}`;
  };
}

const idOf = ({ address }: Place) => address.slice(address.indexOf('#') + 1);
/** Whether one path is the other's, or lies below it. */
const overlaps = (one: string, other: string) => `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** What a text of the page may lead to: the fields among which it leaves a choice, and where it leads by itself. */
export async function showWhich(asked: Asked): Promise<Answer> {
  const { query, links } = asked;
  const w = wordsIn(words, links.language);
  const framed = framedIn(asked);
  const texts = await siteTexts(asked, query.get('in') === 'es' ? 'es' : 'en', framed?.seen);
  const known = new Map(texts.map(({ place }) => [place.address, place]));
  const places = query.getAll('at').flatMap((address) => known.get(address) ?? []);
  const page = query.get('page') ?? '';
  const there = framed && page.startsWith(`${framed.prefix}/`) ? [{ address: page, name: w.goThere, isOwn: true }] : [];
  return shownHtml(framedList(links.language, w.which, [...there, ...places]));
}
