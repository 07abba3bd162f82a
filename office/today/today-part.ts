import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import { type DayRecord, isOver } from '#app/today/entry.schema.ts';
import { errorNote, type Faults } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { DeskAnswer, DeskPart, PageAnswer, PageRequest, Route } from '../part.ts';
import { ServerError } from '../requests/server-client.ts';
import { words as requestWords } from '../requests/words.ts';
import type { Connection } from '../safe/vault.ts';
import { putDay, RefusedError } from './day-client.ts';
import { learnDay } from './known-day.ts';
import { away, close, closeNow, closingFaults, type Make, pollen, rooms, takeBack } from './made-entries.ts';
import { todayPage } from './today-page.ts';
import { words } from './words.ts';

const path = '/today';

interface Refused {
  /** The form that was sent. */
  readonly below: string;
  readonly fault?: string;
  readonly faults?: Faults;
}

/** `refused`: why a form was refused; it keeps what was typed. */
function page({ links, query, now, form }: PageRequest, record: DayRecord, refused?: Refused): PageAnswer {
  const w = wordsIn(words, links.language);
  const told = { done: w.done, off: w.takenBack }[query.get('told') ?? ''];
  const entries = record.entries.filter((one) => !isOver(one, now.getTime()));
  const { below, fault, faults = {} } = refused ?? {};
  const sent = below ? { path: below, form, faults } : undefined;
  const main = todayPage({ links, now: clinicMoment(now), record: { ...record, entries }, told: refused ? undefined : told, fault, sent });
  return { title: w.today, main, ...(refused && { status: fault ? 409 : 422 }) };
}

/** Shows why the server can't be reached, instead of a page or a change that needs it. */
function withServer(
  work: (asked: PageRequest, connection: Connection) => Promise<DeskAnswer>,
): (asked: PageRequest) => Promise<DeskAnswer> {
  return async (asked) => {
    const { language } = asked.links;
    const [w, r] = [wordsIn(words, language), wordsIn(requestWords, language)];
    const { connection } = asked.desk.vault;
    if (!connection)
      return { title: w.today, main: html`<p class="desk-note"><a href="${asked.links.at('/settings')}#connection">${r.connect}</a></p>` };
    try {
      return await work(asked, connection);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      return { title: w.today, main: html`${errorNote(error.reason === 'unreachable' ? w.unreachable : r[error.reason])}`, status: 502 };
    }
  };
}

/** Makes a change to the list that the form's page showed; if another desk changed it, shows that instead. */
function change(below: string, make: Make): Route {
  const answer = withServer(async (asked, connection) => {
    const { desk, links, form, now } = asked;
    const record = await learnDay(desk, connection, links.language);
    const [w, r] = [wordsIn(words, links.language), wordsIn(requestWords, links.language)];
    if (`${record.version}` !== form.get('version')) return page(asked, record, { below, fault: w.meanwhile });
    const faults = make === close ? closingFaults(form, links.language) : {};
    if (Object.keys(faults).length > 0) return page(asked, record, { below, faults });
    const entries = make(record.entries, form, clinicMoment(now));
    try {
      await putDay(connection, links.language, { version: record.version, at: now.toISOString(), entries });
    } catch (error) {
      if (error instanceof ServerError)
        return page(asked, record, { below, fault: error.reason === 'unreachable' ? w.unreachable : r[error.reason] });
      if (!(error instanceof RefusedError)) throw error;
      return page(asked, record, { below, fault: error.message });
    }
    return { goTo: `${links.at(path)}?told=${make === takeBack ? 'off' : 'done'}` };
  });
  return { method: 'POST', path: `/${below}`, answer };
}

/** Changes for today, from the desk to every page of the site. */
export const todayPart: DeskPart = {
  path,
  name: words.today,
  routes: [
    {
      method: 'GET',
      path: '',
      answer: withServer(async (asked, connection) => page(asked, await learnDay(asked.desk, connection, asked.links.language))),
    },
    change('close-now', closeNow),
    change('close', close),
    change('away', away),
    change('pollen', pollen),
    change('rooms', rooms),
    change('take-back', takeBack),
  ],
};
