/** Asks the assistant and the search the questions of training/question-sets and counts the right answers. */
import { alarmsIn } from '#app/parts/alarm/alarm.server.ts';
import type { Answer } from '#app/parts/assistant/answer.ts';
import { type Answerer, answererOf } from '#app/parts/assistant/answerer.ts';
import { resolvers } from '#app/parts/assistant/resolvers.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import { meantPagesOfContent } from '#app/parts/intent/meant-page.server.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { type Finder, finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { alarmFindings } from './alarm-storm.ts';
import { expectedWords } from './expected-words.ts';
import { type Calm, type MeasureName, type QuestionSet, questionSets } from './question-sets.ts';

/** When the questions are asked: a Monday morning in San Antonio. */
export const askedAt = new Date('2026-12-07T10:00:00-06:00');

/** How many questions of a measure were answered right, and those that were not; a blind set lists none. */
export interface Measure {
  readonly name: MeasureName;
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
}

type Turn = Pick<Calm, 'ask' | 'at'> & Partial<Pick<Calm, 'after'>>;

interface Ready {
  readonly finders: Readonly<Record<Language, Finder>>;
  readonly answerers: Readonly<Record<Language, Answerer>>;
  /** Answers a question on a page of a language, after those before it in the same conversation. */
  reply(language: Language, turn: Turn): Answer;
}

/** Builds the search and the assistant of both languages, as a visitor's device has them. */
export async function ready(): Promise<Ready> {
  const made = await Promise.all(languages.map(async (language) => [language, await finderOf(siteIndex(language))] as const));
  const finders = Object.fromEntries(made) as Record<Language, Finder>;
  const intents = intentsOfContent();
  const meant = meantPagesOfContent();
  const answererIn = (language: Language) => answererOf(finders[language], alarmsIn(language, intents), intents, meant);
  const answerers = { en: answererIn('en'), es: answererIn('es') };
  return { finders, answerers, reply: replies(answerers) };
}

/** Returns an answer's words in lowercase, with plain spaces. */
function textOf({ lines, passages, parts = [] }: Answer): string {
  const own = [...lines, ...passages.map((passage) => passage.text)].join(' ').replaceAll('\u00a0', ' ');
  return [own, ...parts.map(({ answer }) => textOf(answer))].join(' ').toLowerCase();
}

/** Whether an answer says some words, ignoring capitals: "Office open until 12 pm" says "Open until 12 pm". */
const says = (answer: Answer, words: string, language: Language) => textOf(answer).includes(expectedWords(words, language).toLowerCase());

/** Returns the pages an answer leads to; none if it is small talk or not understood. */
function pagesIn({ kind, links, parts = [] }: Answer): PageId[] {
  if (kind === 'unknown' || kind === 'talk') return [];
  return [...links.map(({ page }) => page), ...parts.flatMap(({ answer }) => pagesIn(answer))];
}

/** Returns what an answer shows first of an emergency: a card's type, the lifeline, the guide, or the line alone. */
function alarmIn({ alarm }: Answer) {
  if (!alarm || 'line' in alarm) return alarm && 'line';
  if ('guide' in alarm) return 'guide';
  return 'lifeline' in alarm ? 'crisis' : alarm.card.kind;
}

function isCalmRight(one: Omit<Calm, 'after'>, answer: Answer, language: Language): boolean {
  const has = (part: string) => says(answer, part, answer.language);
  const led = pagesIn(answer);
  const near = answer.kind === 'several' ? led : led.slice(0, 1);
  return (
    (one.pages === undefined || near.some((page) => one.pages?.includes(page))) &&
    (one.says ?? []).every(has) &&
    !(one.saysNot ?? []).some(has) &&
    (one.kind === undefined || answer.kind === one.kind) &&
    answer.language === (one.language ?? language)
  );
}

/** Answers a question after those before it in the same conversation; each only once. */
function replies(answerers: Ready['answerers']): Ready['reply'] {
  const known = new Map<string, Answer>();
  return function reply(language, { ask, after = [], at }): Answer {
    const key = JSON.stringify([language, ask, after, at]);
    const last = after.at(-1);
    const about = last === undefined ? undefined : reply(language, { ask: last, after: after.slice(0, -1), at }).about;
    const answer =
      known.get(key) ?? answerers[languageOfQuestion(ask, language)].answer(ask, about, at === undefined ? askedAt : new Date(at));
    known.set(key, answer);
    return answer;
  };
}

const saysAll = ({ ask, says: parts }: QuestionSet['facts'][number], answer: Answer, language: Language) =>
  parts.every((part) => says(answer, part, languageOfQuestion(ask, language)));

const hasCard = (answer: Answer) => !['line', 'guide'].includes(alarmIn(answer) ?? 'line');

/** Returns what gave an answer: a resolver, several of them, or an emergency's card. */
const giverOf = ({ by, kind }: Answer) => by ?? (kind === 'several' ? kind : 'alarm');

/** Returns the ordinary answer; behind the guide, the one for visitors who are only asking. */
const ordinaryOf = (answer: Answer): Answer => answer.onlyAsking ?? answer;

/** Returns whether the answer to each question of a set is right, and what gave it; emergencies measure the alarm alone. */
function judged(set: QuestionSet, { reply }: Pick<Ready, 'reply'>): { readonly by: string; readonly isRight: boolean }[] {
  const { language, pages, facts, emergencies, declines, calm, 'near-misses': nearMisses } = set;
  const judge = <T extends Turn>(all: readonly T[], isRight: (one: T, answer: Answer) => boolean) =>
    all.map((one) => {
      const answer = ordinaryOf(reply(language, one));
      return { by: giverOf(answer), isRight: isRight(one, answer) };
    });
  const judgeAlarm = <T extends Turn>(all: readonly T[], isRight: (one: T, answer: Answer) => boolean) =>
    all.map((one) => ({ by: 'alarm', isRight: isRight(one, reply(language, one)) }));
  return [
    ...judge(pages, (one, answer) => one.pages.includes(pagesIn(answer)[0] ?? 'home')),
    ...judge(facts, (one, answer) => saysAll(one, answer, language)),
    ...judge(declines, (_, answer) => answer.kind === 'declined'),
    ...judge(calm, (one, answer) => isCalmRight(one, answer, language)),
    ...judgeAlarm(emergencies, (one, answer) => ['guide', ('card' in one && one.card) || alarmIn(answer)].includes(alarmIn(answer) ?? '')),
    ...judgeAlarm(nearMisses, (_, answer) => !hasCard(answer)),
  ];
}

/** Returns every measure for which a set has questions. */
function measured(set: QuestionSet, made: Ready): Measure[] {
  const { language, isBlind, pages, facts, emergencies, declines, calm, 'near-misses': nearMisses } = set;
  const whole = (one: Turn) => made.reply(language, one);
  const reply = (one: Turn) => ordinaryOf(whole(one));
  const measure = <T extends { readonly ask: string }>(name: MeasureName, all: readonly T[], isRight: (one: T) => boolean): Measure => {
    const wrong = all.filter((one) => !isRight(one)).map(({ ask }) => ask);
    return { name, right: all.length - wrong.length, of: all.length, wrong: isBlind ? [] : wrong };
  };
  const shown = (one: { readonly ask: string }) => alarmIn(whole(one));
  const isRight = (one: Omit<Calm, 'after'>) => isCalmRight(one, reply(one), language);
  return [
    measure('right page first', pages, (one) => one.pages.includes(pagesIn(reply(one))[0] ?? 'home')),
    measure('right page in three', pages, (one) => pagesIn(reply(one)).some((page) => one.pages.includes(page))),
    measure('facts right', facts, (one) => saysAll(one, reply(one), language)),
    measure('emergencies caught', emergencies, (one) => shown(one) !== undefined),
    measure('card or guide first', emergencies, (one) => !['line', undefined].includes(shown(one))),
    measure(
      'right card or guide',
      emergencies.flatMap((one) => ('card' in one && one.card ? [one] : [])),
      (one) => [one.card, 'guide'].includes(shown(one) ?? ''),
    ),
    measure('no false alarm', nearMisses, (one) => !hasCard(whole(one))),
    measure('answered without the guide', [...calm, ...pages, ...facts, ...declines], (one) => shown(one) !== 'guide'),
    measure('not even a line', nearMisses, (one) => shown(one) === undefined),
    measure('calm right', calm, isRight),
    // Questions of pages and facts are calm as well.
    measure('calm right or unknown', [...calm, ...pages, ...facts], (one) => isRight(one) || reply(one).kind === 'unknown'),
    measure('rightly declined', declines, (one) => reply(one).kind === 'declined'),
    measure('search in three', pages, (one) => {
      const found = made.finders[language].find(one.ask).slice(0, 3);
      return found.some(({ page }) => one.pages.includes(page.id));
    }),
    measure('language of the answer', [...pages, ...facts], (one) => reply(one).language === language),
  ].filter(({ of }) => of > 0);
}

export type Evaluation = Awaited<ReturnType<typeof evaluated>>;

/** Asks every question of every set; returns what was right by set and by what gave the answer, and what the alarm did. */
export async function evaluated() {
  const sets = questionSets();
  const made = await ready();
  const judgements = sets.flatMap((set) => judged(set, made));
  const givers = ['alarm', ...Object.keys(resolvers), 'not-understood', 'several'].map((by) => {
    const own = judgements.filter((one) => one.by === by);
    return { by, asked: own.length, right: own.filter(({ isRight }) => isRight).length };
  });
  return {
    sets: sets.map((set) => ({ file: set.file, language: set.language, isBlind: set.isBlind, measures: measured(set, made) })),
    givers,
    alarms: alarmFindings(sets),
  };
}
