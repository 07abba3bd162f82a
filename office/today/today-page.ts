import { physicians } from '#app/content/content.server.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { addDays, type ClinicMoment, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import { type DayRecord, daysAhead, longestText } from '#app/today/entry.schema.ts';
import { plantNames, reasonNames, reasons } from '#app/today/words.ts';
import { errorNote, type Faults, faultSummary, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { whenText } from '../requests/when.ts';
import { doctorsIn, entryText, officesIn, shortDay } from './entry-text.ts';
import { workdaysAhead } from './made-entries.ts';
import { words } from './words.ts';

export interface TodayView {
  readonly links: Links;
  readonly now: ClinicMoment;
  readonly record: DayRecord;
  readonly told?: string | undefined;
  readonly fault?: string | undefined;
  /** The refused form, by its address; it keeps what was typed. */
  readonly sent?: { readonly path: string; readonly form: URLSearchParams; readonly faults: Faults } | undefined;
}

/** Returns the text of a field in the refused form. */
const typedIn = ({ sent }: TodayView, path: string, name: string, usual = ''): string =>
  sent?.path === path ? (sent.form.get(name) ?? usual) : usual;

const faultIn = ({ sent }: TodayView, path: string, name: string) => (sent?.path === path ? sent.faults[name] : undefined);

/** Draws the current changes, the buttons that close an office, and below them everything less frequent. */
export function todayPage(view: TodayView): Html {
  const { links, told, fault } = view;
  const w = wordsIn(words, links.language);
  return html`${faultSummary(links.language, view.sent?.faults ?? {})}${note(told)}${errorNote(fault)}
<p>${w.lead}</p>
${holds(view)}
<div class="desk-columns">${officesIn(links.language).map((office) => closeCard(office, view))}</div>
${block(view, 'close', w.otherTimes, html`<p class="desk-help">${w.otherTimesHelp}</p>${otherTimes(view)}`)}
${block(view, 'away', w.awayTitle, awayForm(view))}
${block(view, 'pollen', w.pollenTitle, pollenForm(view))}
${block(view, 'rooms', w.roomsTitle, html`<p class="desk-help">${w.roomsHelp}</p>${roomForms(view)}`)}
${changes(view)}`;
}

/** Open if its form was refused. */
const block = ({ sent }: TodayView, path: string, title: string, content: Html) =>
  html`<details class="card desk-block"${sent?.path === path && html` data-unsaved open`}><summary>${title}</summary>${content}</details>`;

/** Draws a form that changes the version shown on the page. */
function dayForm({ links, record }: TodayView, path: string, content: Html, look?: string): Html {
  return postForm(links, `/today/${path}`, html`<input type="hidden" name="version" value="${record.version}">${content}`, look);
}

function holds(view: TodayView): Html {
  const { links, record } = view;
  const w = wordsIn(words, links.language);
  const row = ({
    id,
    text,
  }: {
    readonly id: string;
    readonly text: string;
  }) => html`<li class="card desk-row desk-held"><span id="e-${id}">${text}</span>
${dayForm(view, 'take-back', html`<input type="hidden" name="id" value="${id}"><button class="btn btn-secondary" aria-describedby="e-${id}">${w.takeBack}</button>`)}</li>`;
  const rows = record.entries.map((entry) => row({ id: entry.id, text: entryText(entry, links.language) }));
  return html`<section aria-labelledby="holds"><h2 id="holds">${w.holds}</h2>${
    rows.length > 0 ? html`<ul class="desk-list">${rows}</ul>` : html`<p>${w.nothing}</p>`
  }</section>`;
}

/** Draws a button for each reason: closing takes two clicks from any page of the desk. */
function closeCard({ id, name }: { readonly id: string; readonly name: string }, view: TodayView): Html {
  const { language } = view.links;
  const w = wordsIn(words, language);
  const office = html`<input type="hidden" name="office" value="${id}">`;
  const buttons = reasonNames.map(
    (reason) => html`<button class="btn btn-secondary" name="reason" value="${reason}">${reasons[reason][language]}</button>`,
  );
  const shots = html`${office}<input type="hidden" name="closed" value="shots"><button class="btn btn-quiet">${w.noMoreShots}</button>`;
  return html`<section class="card desk-block" aria-labelledby="close-${id}"><h2 id="close-${id}">${w.closeNow(name)}</h2>
<p class="desk-help">${w.closeNowHelp}</p>${dayForm(view, 'close-now', html`${office}${buttons}`, 'desk-actions')}
${dayForm(view, 'close-now', shots)}</section>`;
}

type Options = readonly (readonly [value: string, text: string])[];

const select = (name: string, label: string, options: Options, chosen: string, id = name) =>
  html`<div class="desk-field"><label for="${id}">${label}</label><select class="field" id="${id}" name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select></div>`;

const input = (name: string, label: string, attributes: Html, value = '', fault?: string) =>
  html`<div class="desk-field"><label for="${name}">${label}</label>${fault && html`<p class="desk-fault" id="${name}-fault">${fault}</p>`}<input class="field" id="${name}" name="${name}" autocomplete="off" value="${value}"${fault && html` aria-invalid="true" aria-describedby="${name}-fault"`} ${attributes}></div>`;

function daySelect(id: string, path: string, view: TodayView): Html {
  const { links, now } = view;
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(now.date, ahead));
  const w = wordsIn(words, links.language);
  return select(
    'day',
    w.day,
    days.map((day) => [day, shortDay(day, links.language)] as const),
    typedIn(view, path, 'day'),
    id,
  );
}

function otherTimes(view: TodayView): Html {
  const { language } = view.links;
  const w = wordsIn(words, language);
  const time = html`type="time"`;
  const text = html`type="text" maxlength="${longestText}"`;
  const typed = (name: string) => typedIn(view, 'close', name);
  const line = (name: string, label: string, attributes: Html) => input(name, label, attributes, typed(name), faultIn(view, 'close', name));
  return dayForm(
    view,
    'close',
    html`${select(
      'office',
      w.office,
      officesIn(language).map(({ id, name }) => [id, name]),
      typed('office'),
    )}
${select(
  'closed',
  w.what,
  [
    ['all', w.all],
    ['shots', w.shots],
  ],
  typed('closed'),
)}
${daySelect('closed-day', 'close', view)}
<div class="desk-actions">${line('from', w.from, time)}${line('until', w.until, time)}</div>
${select(
  'reason',
  w.reason,
  reasonNames.map((name) => [name, reasons[name][language]]),
  typed('reason'),
)}
${line('text-en', w.textEn, html`${text} lang="en"`)}
${line('text-es', w.textEs, html`${text} lang="es"`)}
<button class="btn btn-primary">${w.putIt}</button>`,
    'desk-form',
  );
}

function awayForm(view: TodayView): Html {
  const { language } = view.links;
  const doctors = doctorsIn(language).map(
    ({ id, name }) => html`<button class="btn btn-secondary" name="doctor" value="${id}">${name}</button>`,
  );
  return dayForm(view, 'away', html`${daySelect('away-day', 'away', view)}<div class="desk-actions">${doctors}</div>`, 'desk-form');
}

function pollenForm(view: TodayView): Html {
  const { language } = view.links;
  const w = wordsIn(words, language);
  const plants = Object.entries(plantNames).map(([id, name]) =>
    input(
      `grains-${id}`,
      name[language],
      html`type="number" min="0" max="99999" step="1" inputmode="numeric"`,
      typedIn(view, 'pollen', `grains-${id}`),
    ),
  );
  const form = html`${input('station', w.station, html`type="text" maxlength="${longestText}"`, typedIn(view, 'pollen', 'station', 'San Antonio'))}
<fieldset><legend>${w.grains}</legend><div class="desk-columns">${plants}</div></fieldset>
<button class="btn btn-primary">${w.putIt}</button>`;
  return dayForm(view, 'pollen', form, 'desk-form');
}

/** Draws a form for each doctor at each office, with the half-days of the doctor's week there. */
function roomForms(view: TodayView): readonly Html[] {
  const { language } = view.links;
  const names = doctorsIn(language);
  return physicians().flatMap(({ id, schedule }) =>
    officesIn(language).flatMap((office) => {
      const halves = workdaysAhead(view.now.date).flatMap((day) => {
        const shifts = schedule[weekdayOf(day) as Workday].filter(({ location }) => location === office.id);
        const isIn = { morning: shifts.some(({ opens }) => opens < '12:00'), afternoon: shifts.some(({ closes }) => closes > '13:00') };
        return (['morning', 'afternoon'] as const).filter((half) => isIn[half]).map((half) => ({ day, half }));
      });
      if (halves.length === 0) return [];
      return [roomForm(view, { id, name: names.find((one) => one.id === id)?.name ?? id }, office, halves)];
    }),
  );
}

type Half = { readonly day: string; readonly half: 'morning' | 'afternoon' };

function roomForm(
  view: TodayView,
  doctor: { id: string; name: string },
  office: { id: string; name: string },
  halves: readonly Half[],
): Html {
  const { language } = view.links;
  const w = wordsIn(words, language);
  const said = view.record.entries.find((one) => one.kind === 'rooms' && one.doctor === doctor.id && one.office === office.id);
  const isSent = typedIn(view, 'rooms', 'doctor') === doctor.id && typedIn(view, 'rooms', 'office') === office.id;
  const rows = halves.map(({ day, half }) => {
    const name = `half-${day}-${half}`;
    const before = said?.kind === 'rooms' ? (said.halves[`${day}-${half}`] ?? '') : '';
    const mark = isSent ? typedIn(view, 'rooms', name) : before;
    const options = [
      ['', w.unsaid],
      ['room', w.room],
      ['full', w.full],
    ] as const;
    const radios = options.map(
      ([value, text]) =>
        html`<label><input type="radio" name="${name}" value="${value}"${mark === value && html` checked`}> ${text}</label>`,
    );
    return html`<fieldset class="desk-half"><legend>${shortDay(day, language)}, ${w[half]}</legend>${radios}</fieldset>`;
  });
  const whose = html`<input type="hidden" name="doctor" value="${doctor.id}"><input type="hidden" name="office" value="${office.id}">`;
  return html`<section><h3>${doctor.name} · ${office.name}</h3>${dayForm(view, 'rooms', html`${whose}${rows}<button class="btn btn-primary">${w.putIt}</button>`, 'desk-form')}</section>`;
}

function changes(view: TodayView): Html | false {
  const { links, record } = view;
  const w = wordsIn(words, links.language);
  const rows = record.changes.map(({ at, token, entries }) => html`<li>${w.change(whenText(at, links.language), token, entries)}</li>`);
  return rows.length > 0 && block(view, '', w.changes, html`<ul class="desk-quiet">${rows}</ul>`);
}
