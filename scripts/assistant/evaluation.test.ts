import { expect, it } from 'vitest';
import type { Language } from '#app/site/language.ts';
import { measured, ready } from './evaluation.ts';
import { asksOf, questionSets } from './question-sets.ts';

const made = await ready();
const sets = questionSets();

it('asks every set in both languages: 5,200 questions, 1,400 emergencies, 1,200 that are none, 870 to decline', () => {
  const namesIn = (language: Language) =>
    sets.filter((set) => set.language === language).map(({ file }) => file.slice(0, -'-en.yaml'.length));
  expect(namesIn('es')).toEqual(namesIn('en'));
  const count = (of: (set: (typeof sets)[number]) => readonly unknown[]) => sets.reduce((sum, set) => sum + of(set).length, 0);
  expect(count(asksOf)).toBeGreaterThanOrEqual(5200);
  expect(count(({ emergencies }) => emergencies)).toBeGreaterThanOrEqual(1400);
  expect(count((set) => set['near-misses'])).toBeGreaterThanOrEqual(1200);
  expect(count(({ declines }) => declines)).toBeGreaterThanOrEqual(870);
});

it.each(sets.map((set) => [set.file, set] as const))('%s is named by its date and holds its floors', (_, set) => {
  expect(set.file).toContain(`/${set.written}-`);
  const measures = measured(set, made);
  // What has questions and no floor could fall unseen; a floor without questions could not fail.
  expect(Object.keys(set.floors).toSorted()).toEqual(measures.map(({ name }) => name).toSorted());
  expect(measures.filter(({ name, right, of }) => right / of < (set.floors[name] ?? 1))).toEqual([]);
});
