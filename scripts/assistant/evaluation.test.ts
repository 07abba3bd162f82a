import { expect, it } from 'vitest';
import { type Language, languages } from '#app/site/language.ts';
import { halves, measured, questionFile, readQuestions, ready, sets } from './evaluation.ts';

/**
 * What each measure must reach, both languages together: of the half for tuning all of it, of the held-out half the goal
 * or, where that half gave less when it was counted, what it gave. `npm run assistant:eval` prints every measure.
 */
const floors = {
  tuning: { first: 1, three: 1, facts: 1, caught: 1, card: 1, calm: 1, declined: 1, search: 1 },
  'held-out': { first: 0.92, three: 0.98, facts: 1, caught: 1, card: 1, calm: 0.98, declined: 1, search: 0.95 },
} as const;
const measureNames = {
  first: 'right page first',
  three: 'right page in three',
  facts: 'facts right',
  caught: 'emergencies caught',
  card: 'card first',
  calm: 'no false alarm',
  declined: 'rightly declined',
  search: 'search: in three',
} as const;

const made = await ready();
const files = languages.map((language) => ({ language, questions: readQuestions(questionFile('questions', language)) }));

const counted = Object.fromEntries(
  halves.map((half) => [half, files.map(({ questions, language }) => measured(questions, language, half, made))]),
);

it('asks at least 240 questions, 50 emergencies, 50 that are none and 40 to decline', () => {
  const count = (of: (questions: (typeof files)[number]['questions']) => readonly unknown[]) =>
    files.reduce((sum, { questions }) => sum + of(questions).length, 0);
  expect(count((all) => Object.values(all).flat())).toBeGreaterThanOrEqual(240);
  expect(count(({ emergencies }) => emergencies)).toBeGreaterThanOrEqual(50);
  expect(count((all) => all['near-misses'])).toBeGreaterThanOrEqual(50);
  expect(count(({ declines }) => declines)).toBeGreaterThanOrEqual(40);
});

it.each(
  halves.flatMap((half) => Object.entries(measureNames).map(([key, name]) => ({ half, key: key as keyof typeof measureNames, name }))),
)('of the $half half: $name', ({ half, key, name }) => {
  const own = (counted[half] ?? []).map((measures) => measures.find((measure) => measure.name === name));
  const [right, of] = [own.reduce((sum, one) => sum + (one?.right ?? 0), 0), own.reduce((sum, one) => sum + (one?.of ?? 0), 0)];
  expect(right / of).toBeGreaterThanOrEqual(floors[half][key]);
});

/** What a whole set measures in a language. Each is asked once, whatever is looked at. */
const wholes = new Map<string, ReturnType<typeof measured>>();
function whole(set: string, language: Language) {
  const key = `${set}-${language}`;
  const known = wholes.get(key) ?? measured(readQuestions(questionFile(set, language)), language, 'all', made);
  wholes.set(key, known);
  return known;
}

const later = sets.filter(({ shown }) => shown.includes('all')).map(({ name }) => name);
const surely: readonly string[] = [measureNames.caught, measureNames.calm, measureNames.declined];
/** Of words meant to be hard some get the line alone. */
const hard = 'eighth';

it.each(later)('hears every emergency of the set "%s" and nothing else as one, and declines what it should', (set) => {
  for (const language of languages) {
    const measures = whole(set, language);
    const strict = set === hard ? surely : [...surely, measureNames.card];
    expect(measures.filter(({ name }) => strict.includes(name)).flatMap(({ wrong }) => wrong)).toEqual([]);
  }
});

/** Share of calm questions that must be answered rightly or not at all: a wrong answer costs more than none. */
const leastCalm = 0.95;

it.each(later)('answers the calm questions of the set "%s" rightly, or says that it did not understand', (set) => {
  const measures = languages.flatMap((language) => whole(set, language));
  const own = measures.filter(({ name }) => name === 'calm: right or unknown');
  const [right, of] = [own.reduce((sum, one) => sum + one.right, 0), own.reduce((sum, one) => sum + one.of, 0)];
  expect(of === 0 ? 1 : right / of, own.flatMap(({ wrong }) => wrong).join('; ')).toBeGreaterThanOrEqual(leastCalm);
});

it('has every question that was answered wrong on a walk right', () => {
  for (const language of languages) {
    const measures = whole('ninth', language);
    const calm = measures.find(({ name }) => name === 'calm: right');
    expect(calm?.of).toBeGreaterThan(40);
    expect(calm?.wrong).toEqual([]);
  }
});

it('answers nine in ten of the questions that were asked once before they were mended', () => {
  const own = languages.map((language) => whole('tenth', language).find(({ name }) => name === 'calm: right'));
  expect(own.reduce((sum, one) => sum + (one?.of ?? 0), 0)).toBe(120);
  expect(own.reduce((sum, one) => sum + (one?.right ?? 0), 0)).toBeGreaterThanOrEqual(108);
});
