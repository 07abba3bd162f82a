import { type Workday, workdays } from '#app/content/practice/weekday.ts';
import type { Asked, RecordAnswer } from '#app/parts/assistant/asked.ts';
import { patterns } from '#app/parts/assistant/patterns.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { addDays, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { formatDate, formatRanges } from '#app/parts/hours/format.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import { scheduleOn } from '#app/parts/physicians/schedule-on.ts';
import type { IndexedDoctor } from '#app/parts/site-index/site-index.ts';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { dayName, unsetLine } from './hours.ts';

/** Words of questions about doctors that do not distinguish one doctor from another. */
const around = new Set(
  `doctor doctors dr dra doctora medico medica medicos physician allergist sees see treats treat speaks speak spanish english espanol ingles habla hablan
  atiende ve trata esta estan office offices who which quien cual patients pacientes allergy alergia alergias allergies
  work works working trabaja trabajan day days dia dias schedule horario
  monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo today tomorrow hoy manana`.split(
    /\s+/,
  ),
);

/** Words that people use for patients, with the words for them in the doctors' profiles. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  children: ['children', 'pediatric', 'ninos', 'age', 'edades'],
  child: ['children', 'pediatric', 'age'],
  kid: ['children', 'pediatric', 'age'],
  kids: ['children', 'pediatric', 'age'],
  son: ['children', 'pediatric', 'age'],
  daughter: ['children', 'pediatric', 'age'],
  baby: ['children', 'babies', 'pediatric', 'age'],
  babies: ['children', 'babies', 'pediatric', 'age'],
  toddler: ['children', 'pediatric', 'age'],
  toddlers: ['children', 'pediatric', 'age'],
  infants: ['children', 'babies', 'pediatric', 'age'],
  teens: ['children', 'pediatric', 'age'],
  teenagers: ['children', 'pediatric', 'age'],
  ninos: ['ninos', 'bebes', 'edades'],
  nino: ['ninos', 'bebes', 'edades'],
  nina: ['ninos', 'bebes', 'edades'],
  hijo: ['ninos', 'bebes', 'edades'],
  hija: ['ninos', 'bebes', 'edades'],
  bebe: ['bebes', 'ninos', 'edades'],
  bebes: ['bebes', 'ninos', 'edades'],
  ninas: ['ninos', 'bebes', 'edades'],
  adolescentes: ['ninos', 'edades'],
  veteran: ['veterans', 'veteran'],
};

const spanish = new Set(['spanish', 'espanol', 'castellano', 'hispanic']);
const english = new Set(['english', 'ingles']);

function staysOn(doctor: IndexedDoctor, date: string, { facts, office }: Asked) {
  const weekday = weekdayOf(date) as Workday;
  const stays = workdays.includes(weekday) ? scheduleOn(date, doctor.schedule[weekday], facts.closures) : [];
  return stays.filter(({ location }) => !office || location === office);
}

function staysOf(doctor: IndexedDoctor, date: string, asked: Asked): string {
  const { language, facts } = asked;
  const w = wordsIn(answerWords, language);
  const shown = staysOn(doctor, date, asked).map(({ location, ranges }) =>
    w.stay(facts.offices.find(({ id }) => id === location)?.name ?? location, formatRanges(ranges, language, '')),
  );
  return shown.length > 0 ? w.isAt(doctor.name, dayName(date, asked), shown.join('; ')) : w.noHours(doctor.name, dayName(date, asked));
}

/** Where a doctor usually is on this weekday, if a closure affects the date asked about. */
function usualStay(doctor: IndexedDoctor, date: string, asked: Asked): string[] {
  const { language, facts } = asked;
  if (!facts.closures.some(({ from, to }) => from <= date && date <= to)) return [];
  const w = wordsIn(answerWords, language);
  const ordinary = { ...asked, facts: { ...facts, closures: [] } };
  const stays = staysOn(doctor, date, ordinary).map(({ location, ranges }) =>
    w.stay(facts.offices.find(({ id }) => id === location)?.name ?? location, formatRanges(ranges, language, '')),
  );
  return [
    w.usually(formatDate(date, language, { weekday: 'long' }), stays.length > 0 ? stays.join('; ') : w.offDuty).replace(/^/, doctor.name),
  ];
}
const holidayOn = (date: string, { facts }: Asked) => facts.closures.find(({ from, to }) => from <= date && date <= to)?.reason;

/** The dates of the next seven days on which a doctor sees patients (at the office asked about); today if there are none. */
function daysOf(doctor: IndexedDoctor, asked: Asked): string[] {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(asked.now.date, ahead));
  const days = week.filter((date) => staysOn(doctor, date, asked).length > 0);
  return days.length > 0 ? days : [asked.now.date];
}

/** The short lines of a doctor's profile that contain one of the stems. */
function linesOn({ lines }: IndexedDoctor, stems: readonly string[], language: Language): string[] {
  return lines.filter((line) => plainWords(line).some((word) => stems.includes(stem(word, language))));
}

/** Which doctors speak a language, whom they treat, or where they are on a day. Undefined if the profiles do not say. */
export function doctorFact(asked: Asked): RecordAnswer | undefined {
  const { facts, words, plain, language, doctor, office, date, now } = asked;
  const w = wordsIn(answerWords, language);
  const linkTo = (doctors: readonly IndexedDoctor[]) => doctors.map(({ page, name }) => ({ page, title: name }));
  const named = facts.doctors.find(({ page }) => page === doctor);
  const inSpanish = words.some((word) => spanish.has(word)) || patterns.noEnglish.test(plain);
  const forChildren = words.some((word) => alsoCalled[word]?.some((called) => called === 'children' || called === 'ninos'));
  const tongue = inSpanish ? 'es' : words.some((word) => english.has(word)) ? 'en' : undefined;
  if (tongue) {
    const speakers = facts.doctors.filter(({ page, languages: spoken }) => spoken.includes(tongue) && (!named || named.page === page));
    const forBoth = speakers.filter(
      ({ lines }) => !forChildren || lines.some((line) => /\b(children|all ages|niños|edades)\b/i.test(line)),
    );
    if (forChildren && !named && forBoth.length > 0) {
      const stemsOfChildren = Object.values(alsoCalled)
        .flat()
        .map((word) => stem(word, language));
      return {
        lines: forBoth.map((one) => {
          const [about = ''] = linesOn(one, stemsOfChildren, language).slice(-1);
          return `${(tongue === 'es' ? w.speaks : w.speaksEnglish)(one.name)} ${w.says(one.name, about)}`;
        }),
        links: linkTo(forBoth),
        ...(forBoth.length === 1 ? { doctor: forBoth[0]?.page } : {}),
      };
    }
    const line = tongue === 'es' ? w.speaks : w.speaksEnglish;
    return speakers.length > 0
      ? { lines: speakers.map(({ name }) => line(name)), links: linkTo(speakers) }
      : { lines: named?.languages.includes('en') ? [w.interpreted(named.name)] : [], links: linkTo(named ? [named] : []) };
  }
  const inOffices = facts.offices.flatMap(({ name }) => plainWords(name));
  const telling = words.filter(
    (word) => !around.has(word) && !inOffices.includes(word) && !languages.some((each) => functionWords[each].has(word)),
  );
  const stems = telling.flatMap((word) => [word, ...(alsoCalled[word] ?? [])]).map((word) => stem(word, language));
  if (named) {
    // If the doctor does not see children, say whom the doctor sees and add the doctors who do.
    if ((forChildren || patterns.ofAges.test(plain)) && !date) {
      const shown = named.seesChildren || !forChildren ? [named] : [named, ...facts.doctors.filter(({ seesChildren }) => seesChildren)];
      return { lines: shown.map(({ name, sees }) => w.says(name, sees)), links: linkTo(shown), doctor: named.page };
    }
    const own = date ? [] : linesOn(named, stems, language);
    if (own.length > 0) return { lines: [w.says(named.name, own.slice(0, 3).join('; '))], links: linkTo([named]) };
    const days = !date && (office || patterns.whichDays.test(plain)) ? daysOf(named, asked) : [date ?? now.date];
    return {
      lines: days.flatMap((day) => [
        staysOf(named, day, asked),
        ...(date ? [...usualStay(named, day, asked), ...(unsetLine(asked, day) ?? [])] : []),
      ]),
      links: [...linkTo([named]), { page: 'locations', hash: 'doctors-this-week', title: '' }],
    };
  }
  if ((forChildren || patterns.ofAges.test(plain)) && !date && !office) {
    const seen = facts.doctors.filter(({ seesChildren }) => seesChildren || !forChildren);
    if (seen.length > 0)
      return {
        lines: seen.map(({ name, sees }) => w.says(name, sees)),
        links: linkTo(seen),
        ...(seen.length === 1 ? { doctor: seen[0]?.page } : {}),
      };
  }
  const fitting = facts.doctors.map((one) => ({ one, lines: linesOn(one, stems, language) })).filter(({ lines }) => lines.length > 0);
  if (fitting.length > 0 && !date)
    return {
      lines: fitting.map(({ one, lines }) => w.says(one.name, lines.slice(0, 3).join('; '))),
      links: linkTo(fitting.map(({ one }) => one)),
      ...(fitting.length === 1 ? { doctor: fitting[0]?.one.page } : {}),
    };
  if (!office && !date) return undefined;
  const day = date ?? now.date;
  const reason = holidayOn(day, asked);
  return {
    lines: [
      ...facts.doctors.map((one) => staysOf(one, day, asked)),
      ...(reason ? [w.becauseOf(reason)] : []),
      ...(date ? [...facts.doctors.flatMap((one) => usualStay(one, day, asked)), ...(unsetLine(asked, day) ?? [])] : []),
    ],
    links: [{ page: 'locations', hash: 'doctors-this-week', title: '' }],
  };
}
