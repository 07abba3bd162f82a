/** Asks the assistant and the search the questions of tests/assistant and counts what became of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { pageId, text } from '#app/content/text/text.schema.ts';
import { alarmsIn } from '#app/parts/alarm/alarm.server.ts';
import type { Answer } from '#app/parts/assistant/answer.ts';
import { type Answerer, answererOf } from '#app/parts/assistant/answerer.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import { meantPagesOfContent } from '#app/parts/intent/meant-page.server.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { type Finder, finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { expectedWords } from './expected-words.ts';

const cardKinds = ['anaphylaxis', 'asthma', 'call-911', 'choking', 'emergency-room'] as const;
const asked = z.strictObject({ ask: text });
const kinds = ['talk', 'declined', 'unknown', 'alarm'] as const;
/** A calm question, what was asked before it in the same conversation, and all that its answer must be. */
const calm = asked.extend({
  after: z.array(text).default([]),
  /** One of the pages, first; of a message of several questions among the pages. */
  pages: z.array(pageId).min(1).optional(),
  says: z.array(text).min(1).optional(),
  saysNot: z.array(text).min(1).optional(),
  kind: z.enum(kinds).optional(),
  /** The answer's language, where it is not the one of the file. */
  language: z.enum(languages).optional(),
  /** When it is asked, where that matters. */
  at: z.iso.datetime({ offset: true }).optional(),
});
type Calm = z.infer<typeof calm>;
const questionsSchema = z.strictObject({
  pages: z.array(asked.extend({ pages: z.array(pageId).min(1) })).default([]),
  facts: z.array(asked.extend({ says: z.array(text).min(1) })).default([]),
  /** With the right card, where only one is right. */
  emergencies: z.array(z.union([text, asked.extend({ card: z.enum([...cardKinds, 'crisis']).optional() })])).default([]),
  'near-misses': z.array(text).default([]),
  declines: z.array(text).default([]),
  calm: z.array(calm).default([]),
});
type Questions = z.infer<typeof questionsSchema>;

export const halves = ['tuning', 'held-out'] as const;
/** Every other question of a set, or all of it. */
export type Half = (typeof halves)[number] | 'all';

/** The sets of tests/assistant in the order they were written, and what each is for. */
export const sets: readonly { readonly name: string; readonly halves: readonly Half[]; readonly shown: readonly Half[] }[] = [
  { name: 'questions', halves, shown: ['tuning'] },
  // Both halves were measured before they became material to tune with: docs/decisions/021.
  { name: 'later', halves: ['all'], shown: ['all'] },
  { name: 'classes', halves: ['all'], shown: ['all'] },
  { name: 'third', halves: ['all'], shown: ['all'] },
  { name: 'fourth', halves: ['all'], shown: [] },
  { name: 'fifth', halves: ['all'], shown: ['all'] },
  { name: 'sixth', halves: ['all'], shown: ['all'] },
  { name: 'seventh', halves: ['all'], shown: ['all'] },
  { name: 'eighth', halves: ['all'], shown: ['all'] },
  { name: 'ninth', halves: ['all'], shown: ['all'] },
  { name: 'tenth', halves: ['all'], shown: ['all'] },
  { name: 'eleventh', halves: ['all'], shown: ['all'] },
  { name: 'twelfth', halves: ['all'], shown: ['all'] },
  { name: 'thirteenth', halves: ['all'], shown: [] },
  // Asked once; what they missed was mended by kind of wording, where it was at all (docs/decisions/036).
  { name: 'fourteenth', halves: ['all'], shown: [] },
  { name: 'fifteenth', halves: ['all'], shown: [] },
  { name: 'sixteenth', halves: ['all'], shown: [] },
  { name: 'seventeenth', halves: ['all'], shown: [] },
  { name: 'eighteenth', halves: ['all'], shown: [] },
  { name: 'nineteenth', halves: ['all'], shown: [] },
  { name: 'twentieth', halves: ['all'], shown: [] },
  { name: 'twentyfirst', halves: ['all'], shown: [] },
  { name: 'twentysecond', halves: ['all'], shown: [] },
  { name: 'twentythird', halves: ['all'], shown: [] },
  { name: 'twentyfourth', halves: ['all'], shown: [] },
  { name: 'twentyfifth', halves: ['all'], shown: [] },
  { name: 'twentysixth', halves: ['all'], shown: [] },
  { name: 'twentyseventh', halves: ['all'], shown: [] },
  { name: 'twentyeighth', halves: ['all'], shown: [] },
  { name: 'twentyninth', halves: ['all'], shown: [] },
  { name: 'thirtieth', halves: ['all'], shown: [] },
  { name: 'thirtyfirst', halves: ['all'], shown: [] },
  { name: 'thirtysecond', halves: ['all'], shown: [] },
  { name: 'thirtythird', halves: ['all'], shown: ['all'] },
];

/** When the questions are asked: a Monday morning in San Antonio. */
const askedAt = new Date('2026-12-07T10:00:00-06:00');

/** The share of questions of a kind that came out right, 0 to 1, and those that did not. */
export interface Measure {
  readonly name: string;
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
}

export function readQuestions(file: string): Questions {
  return questionsSchema.parse(parse(readFileSync(file, 'utf8')));
}

interface Ready {
  readonly finders: Readonly<Record<Language, Finder>>;
  readonly answerers: Readonly<Record<Language, Answerer>>;
}

/** The search and the assistant of both languages, as a visitor's device has them. */
export async function ready(): Promise<Ready> {
  const made = await Promise.all(languages.map(async (language) => [language, await finderOf(siteIndex(language))] as const));
  const finders = Object.fromEntries(made) as Record<Language, Finder>;
  const intents = intentsOfContent();
  const meant = meantPagesOfContent();
  const answererIn = (language: Language) => answererOf(finders[language], alarmsIn(language, intents), intents, meant);
  return { finders, answerers: { en: answererIn('en'), es: answererIn('es') } };
}

/** What an answer says, in one text with plain spaces. */
function textOf({ lines, passages, parts = [] }: Answer): string {
  const own = [...lines, ...passages.map((passage) => passage.text)].join(' ').replaceAll('\u00a0', ' ');
  return [own, ...parts.map(({ answer }) => textOf(answer))].join(' ');
}

/** The pages an answer leads to; the doors of what was not understood are none. */
function pagesIn({ kind, links, parts = [] }: Answer): PageId[] {
  if (kind === 'unknown' || kind === 'talk') return [];
  return [...links.map(({ page }) => page), ...parts.flatMap(({ answer }) => pagesIn(answer))];
}

/** Every measure of one file and half. Of a halved set every other question, from the first, is for tuning. */
export function measured(questions: Questions, language: Language, half: Half, { finders, answerers }: Ready): Measure[] {
  const own = <T>(all: readonly T[]) => all.filter((_, place) => half === 'all' || place % 2 === halves.indexOf(half));
  const replies = new Map<string, Answer>();
  const reply = (question: string) => {
    const before = replies.get(question) ?? answerers[languageOfQuestion(question, language)].answer(question, undefined, askedAt);
    replies.set(question, before);
    return before;
  };
  const measure = <T>(name: string, all: readonly T[], ask: (one: T) => string, right: (one: T) => boolean): Measure => {
    const wrong = own(all).filter((one) => !right(one));
    return { name, right: own(all).length - wrong.length, of: own(all).length, wrong: wrong.map(ask) };
  };
  const { pages, facts, declines } = questions;
  const calmReply = ({ after, ask, at }: Calm) => {
    const moment = at ? new Date(at) : askedAt;
    const answered = (question: string, before?: Answer) =>
      answerers[languageOfQuestion(question, language)].answer(question, before?.about, moment);
    return answered(
      ask,
      after.reduce<Answer | undefined>((before, question) => answered(question, before), undefined),
    );
  };
  const isRight = (one: Calm) => {
    const answer = calmReply(one);
    const said = textOf(answer).toLowerCase();
    const has = (part: string) => said.includes(expectedWords(part, answer.language).toLowerCase());
    const led = pagesIn(answer);
    const near = answer.kind === 'several' ? led : led.slice(0, 1);
    return (
      (one.pages === undefined || near.some((page) => one.pages?.includes(page))) &&
      (one.says ?? []).every(has) &&
      !(one.saysNot ?? []).some(has) &&
      (one.kind === undefined || answer.kind === one.kind) &&
      answer.language === (one.language ?? language)
    );
  };
  /** Calm questions of the older kinds count for precision as well. */
  const ofPages = pages.map((one) => calm.parse(one));
  const ofFacts = facts.map((one) => calm.parse(one));
  const allCalm = [...questions.calm, ...ofPages, ...ofFacts];
  const emergencies = questions.emergencies.map((one) => (typeof one === 'string' ? { ask: one } : one));
  const ofEmergency = ({ ask }: { readonly ask: string }) => ask;
  const alarmed = (question: string) => {
    const { alarm } = reply(question);
    if (!alarm || 'line' in alarm) return alarm && 'line';
    return 'lifeline' in alarm ? 'crisis' : alarm.card.kind;
  };
  const pagesOf = (question: string) => pagesIn(reply(question));
  const same = (question: string) => question;
  return [
    measure(
      'right page first',
      pages,
      ({ ask }) => ask,
      ({ ask, pages: right }) => right.includes(pagesOf(ask)[0] ?? 'home'),
    ),
    measure(
      'right page in three',
      pages,
      ({ ask }) => ask,
      ({ ask, pages: right }) => pagesOf(ask).some((page) => right.includes(page)),
    ),
    measure(
      'facts right',
      facts,
      ({ ask }) => ask,
      // A capital is no part of a fact: "Office open until 12 pm" says "Open until 12 pm".
      ({ ask, says }) =>
        says.every((part) =>
          textOf(reply(ask))
            .toLowerCase()
            .includes(expectedWords(part, languageOfQuestion(ask, language)).toLowerCase()),
        ),
    ),
    measure('emergencies caught', emergencies, ofEmergency, ({ ask }) => alarmed(ask) !== undefined),
    measure('card first', emergencies, ofEmergency, ({ ask }) => ![undefined, 'line'].includes(alarmed(ask))),
    measure(
      'right card',
      emergencies.filter((one) => 'card' in one && one.card),
      ofEmergency,
      (one) => 'card' in one && alarmed(one.ask) === one.card,
    ),
    measure('no false alarm', questions['near-misses'], same, (ask) => [undefined, 'line'].includes(alarmed(ask))),
    measure('not even a line', questions['near-misses'], same, (ask) => alarmed(ask) === undefined),
    measure('calm: right', questions.calm, ({ ask }) => ask, isRight),
    measure(
      'calm: right or unknown',
      allCalm,
      ({ ask }) => ask,
      (one) => isRight(one) || calmReply(one).kind === 'unknown',
    ),
    measure('rightly declined', declines, same, (ask) => reply(ask).kind === 'declined'),
    measure(
      'search: in three',
      pages,
      ({ ask }) => ask,
      ({ ask, pages: right }) =>
        finders[language]
          .find(ask)
          .slice(0, 3)
          .some(({ page }) => right.includes(page.id)),
    ),
    measure(
      'language of the answer',
      [...pages, ...facts],
      ({ ask }) => ask,
      ({ ask }) => reply(ask).language === language,
    ),
  ];
}

export function questionFile(set: string, language: Language): string {
  return join('tests/assistant', `${set}-${language}.yaml`);
}
