import { z } from 'zod';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { bilingual, bilingualParagraphs, confirmList, id, pageId, text, unique } from '#app/content/text/text.schema.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { factCrayons, factDrawings, factTopics } from './fact-topics.ts';

/** Some agencies still answer without https. `title` is the publisher's own name, the same in both languages. */
const source = z.strictObject({
  title: text,
  url: z.url({ protocol: /^https?$/, error: 'expected an address that begins with https://' }),
});

const funFact = z.strictObject({
  id,
  topic: z.enum(factTopics),
  /** The card's picture: a grain under the microscope, a plant, or a drawing or the plate of an article. */
  grain: z.enum(grainIds).optional(),
  plant: z.enum(grainIds).optional(),
  picture: z.enum([...factDrawings, ...factCrayons, ...conditionSlugs, ...serviceSlugs]).optional(),
  /** The front of the card. */
  ask: bilingual,
  text: bilingual,
  source,
});
export type FunFact = z.infer<typeof funFact>;

export const funFactsSchema = z.strictObject({
  confirm: confirmList,
  facts: z
    .array(
      funFact.refine(({ grain, plant, picture }) => [grain, plant, picture].filter(Boolean).length === 1, {
        path: ['picture'],
        message: 'expected one of grain, plant and picture',
      }),
    )
    .min(20, 'expected at least twenty facts')
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each fact')
    .refine(
      (all) => unique(all, ({ grain, plant, picture }) => `${grain} ${plant} ${picture}`),
      'expected a different picture for each fact',
    )
    .refine((all) => unique(all, (one) => one.ask.en) && unique(all, (one) => one.ask.es), 'expected a different question for each fact'),
});

/** The drawing on a quest's badge; app/parts/kids/emblems.tsx draws each. */
const emblems = [
  'castle',
  'rainbow',
  'ball',
  'house',
  'bubbles',
  'shield',
  'scroll',
  'magnifier',
  'label',
  'weather-vane',
  'dandelion',
] as const;
export type Emblem = (typeof emblems)[number];

const quest = z.strictObject({
  id,
  emblem: z.enum(emblems),
  title: bilingual,
  mission: bilingual,
  /** The meaning of a box: one of seven days, or one of the quest's own steps. */
  boxes: z.enum(['days', 'steps']).default('days'),
  /** The task for a child of 3 to 5 (young), of 6 to 9 (school) and from 10 (older). */
  ages: z.strictObject({ young: bilingual, school: bilingual, older: bilingual }),
  steps: bilingualParagraphs,
  fact: bilingual.optional(),
  source: source.optional(),
  /** For the grown-ups: usted in Spanish. */
  forParents: bilingual,
  /** The grown-ups' next page. */
  link: pageId.optional(),
});
export type Quest = z.infer<typeof quest>;

export const questsSchema = z.strictObject({
  confirm: confirmList,
  quests: z
    .array(
      quest.refine(({ fact, source }) => !fact === !source, {
        path: ['source'],
        message: 'expected a source for the fact, and no source without one',
      }),
    )
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each quest'),
});

const grain = z.strictObject({
  id: z.enum(grainIds),
  name: bilingual,
  /** The visible shape, without the plant's name; follows "Grain:". */
  look: bilingual,
  line: bilingual,
});
export type PollenGrain = z.infer<typeof grain>;

export const pollenGrainsSchema = z.strictObject({
  grains: z
    .array(grain)
    .length(grainIds.length, 'expected one entry for each grain that is drawn')
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each grain'),
});
