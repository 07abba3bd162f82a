import { patterns } from '#app/parts/assistant/patterns.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import { stopWords } from '#app/parts/matching/stop-words.ts';
import type { IndexedDoctor } from '#app/parts/site-index/site-index.ts';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { dayLines, nextDays, reasonLine, usualLines } from './doctor-days.ts';

/** Words that people use for children, and the words for them in the doctors' profiles. */
const children = new Set(
  plainWords(
    `children child kid kids son daughter baby babies toddler toddlers infants teens teenagers
    ninos nino nina ninas hijo hija bebe bebes adolescentes`,
  ),
);
const childrenInProfiles = ['children', 'babies', 'pediatric', 'age', 'ninos', 'bebes', 'edades'];

const namesOfSpanish = new Set(['spanish', 'espanol', 'castellano', 'hispanic']);
const namesOfEnglish = new Set(['english', 'ingles']);

const isOfChildren = ({ words }: RecordQuestion) => words.some((word) => children.has(word));

/** The most lines of a profile in an answer. */
const linesShown = 3;

/** The short lines of a doctor's profile that contain one of the words. */
function linesOn({ lines }: IndexedDoctor, words: readonly string[], language: Language): string[] {
  const stems = words.map((word) => stem(word, language));
  return lines.filter((line) => plainWords(line).some((word) => stems.includes(stem(word, language))));
}

function answerOn(doctors: readonly IndexedDoctor[], lineOf: (doctor: IndexedDoctor) => string): RecordAnswer {
  return {
    lines: doctors.map(lineOf),
    links: doctors.map(({ page, name }) => ({ page, title: name })),
    doctor: doctors.length === 1 ? doctors[0]?.page : undefined,
  };
}

/** Answers a question about one doctor, if `named`, or about all. */
type Answers = (asked: RecordQuestion, named: IndexedDoctor | undefined) => RecordAnswer | undefined;

/** Which doctors speak a language and, if asked, see children. */
const byLanguage: Answers = (asked, named) => {
  const { words, plain, language, facts } = asked;
  const isSpanish = words.some((word) => namesOfSpanish.has(word)) || patterns.noEnglish.test(plain);
  if (!isSpanish && !words.some((word) => namesOfEnglish.has(word))) return undefined;
  const w = wordsIn(answerWords, language);
  const speaks = ({ name }: IndexedDoctor) => (isSpanish ? w.speaks : w.speaksEnglish)(name);
  const asksOf = named ? [named] : facts.doctors;
  const speakers = asksOf.filter((one) => one.languages.includes(isSpanish ? 'es' : 'en'));
  const forChildren = isOfChildren(asked) && !named ? speakers.filter(({ seesChildren }) => seesChildren) : [];
  const about = (one: IndexedDoctor) => linesOn(one, childrenInProfiles, language).at(-1) ?? '';
  if (forChildren.length > 0) return answerOn(forChildren, (one) => `${speaks(one)} ${w.says(one.name, about(one))}`);
  if (speakers.length > 0 || !named) return { ...answerOn(speakers, speaks), doctor: undefined };
  const interpreted = answerOn([named], ({ name }) => w.interpreted(name));
  return named.languages.includes('en') ? interpreted : { ...interpreted, lines: [] };
};

/** Whom the doctors see; for a doctor who does not see children, also the doctors who do. */
const byAge: Answers = (asked, named) => {
  const forChildren = isOfChildren(asked);
  if (!(forChildren || patterns.ofAges.test(asked.plain)) || asked.date || (asked.office && !named)) return undefined;
  const fits = ({ seesChildren }: IndexedDoctor) => seesChildren || !forChildren;
  const others = named && fits(named) ? [] : asked.facts.doctors.filter(fits);
  const shown = [...(named ? [named] : []), ...others];
  return shown.length > 0 ? answerOn(shown, ({ name, sees }) => wordsIn(answerWords, asked.language).says(name, sees)) : undefined;
};

/** What the profiles say about the words of the question. */
const byProfile: Answers = (asked, named) => {
  const { words, facts, language, date } = asked;
  if (date) return undefined;
  const inOffices = facts.offices.flatMap(({ name }) => plainWords(name));
  const telling = words.filter(
    (word) => !stopWords.doctors.has(word) && !inOffices.includes(word) && !languages.some((each) => functionWords[each].has(word)),
  );
  const lines = (one: IndexedDoctor) => linesOn(one, [...telling, ...(isOfChildren(asked) ? childrenInProfiles : [])], language);
  const fitting = (named ? [named] : facts.doctors).filter((one) => lines(one).length > 0);
  const says = (one: IndexedDoctor) => wordsIn(answerWords, language).says(one.name, lines(one).slice(0, linesShown).join('; '));
  return fitting.length > 0 ? answerOn(fitting, says) : undefined;
};

/** Where the doctors are on the day asked about; without a day, today or, for a doctor, in the next week. */
const byDay: Answers = (asked, named) => {
  const { facts, office, date, now, plain } = asked;
  if (!named && !office && !date) return undefined;
  const doctors = named ? [named] : facts.doctors;
  const asksDays = named && !date && (office || patterns.whichDays.test(plain));
  const days = asksDays ? nextDays(named, asked) : [date ?? now.date];
  return {
    lines: days.flatMap((day) => [
      ...dayLines(doctors, day, asked),
      ...(named ? [] : reasonLine(day, asked)),
      ...(date ? usualLines(doctors, day, asked) : []),
    ]),
    links: [...(named ? [{ page: named.page, title: named.name }] : []), { page: 'locations', hash: 'doctors-this-week', title: '' }],
  };
};

/** Which doctors speak a language, whom they treat, or where they are on a day. Undefined if the profiles do not say. */
export function doctorFact(asked: RecordQuestion): RecordAnswer | undefined {
  const named = asked.facts.doctors.find(({ page }) => page === asked.doctor);
  for (const answers of [byLanguage, byAge, byProfile, byDay]) {
    const answer = answers(asked, named);
    if (answer) return answer;
  }
  return undefined;
}
