/** Compares what was right of the known questions with what was last recorded. */
import { readFileSync } from 'node:fs';
import type { Language } from '#app/site/language.ts';
import type { Evaluation, Measure } from './evaluation.ts';
import type { MeasureName } from './question-sets.ts';

/** Written by `npm run assistant:eval -- --record`. */
export const recordFile = 'scripts/assistant/recorded.json';

export type Recorded = Readonly<Record<Language, Partial<Record<MeasureName, Pick<Measure, 'right' | 'of'>>>>>;

/** The measures that may not lose a single question; every other one may lose one in a hundred. */
const strict: readonly MeasureName[] = ['emergencies caught', 'no false alarm'];

export const recorded = (): Recorded => JSON.parse(readFileSync(recordFile, 'utf8'));

/** Returns the totals of the known questions of each language. */
export function totalsOf({ sets }: Pick<Evaluation, 'sets'>): Recorded {
  const known = sets.filter(({ isBlind }) => !isBlind);
  const totals = known.map(({ language, measures }) => [
    language,
    Object.fromEntries(measures.map(({ name, right, of }) => [name, { right, of }])),
  ]);
  return Object.fromEntries(totals) as Recorded;
}

/** Returns a line for each measure that fell too far in a language, or whose number of questions is not the recorded one. */
export function fallen(before: Recorded[Language], now: Recorded[Language]): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])] as MeasureName[];
  return names.flatMap((name) => {
    const [then, today] = [before[name], now[name]];
    if (then?.of !== today?.of) return [`${name}: of ${today?.of ?? 0} questions, recorded of ${then?.of ?? 0}: record anew`];
    const least = Math.ceil((then?.right ?? 0) * (strict.includes(name) ? 1 : 0.99));
    return (today?.right ?? 0) < least ? [`${name}: ${today?.right} right, at least ${least} of ${then?.of} must be`] : [];
  });
}
