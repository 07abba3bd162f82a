import { z } from 'zod';
import { listedSource } from '#app/content/articles/source.schema.ts';
import { type SceneId, sceneIds } from '#app/content/photographs/slide.schema.ts';
import { bilingual, confirmList, draftMark, id, pageId, unique } from '#app/content/text/text.schema.ts';
import { type GrainId, grainIds } from './grain-ids.ts';

/** What is in the air of San Antonio, in the order of the year's chart; each has its drawings in art/seasons. */
export const seasonTypeIds = grainIds;
export type SeasonTypeId = GrainId;

const seasonKinds = ['tree', 'grass', 'weed', 'mold', 'indoor'] as const;
export type SeasonKind = (typeof seasonKinds)[number];

/** The types whose pollen or spores a scene of the slideshow stands for. */
export const typesOfScene: Readonly<Record<SceneId, readonly SeasonTypeId[]>> = {
  cedar: ['mountain-cedar'],
  'elm-ash': ['elm', 'ash'],
  oak: ['oak'],
  pecan: ['pecan'],
  grass: ['grass'],
  ragweed: ['ragweed'],
  mold: ['mold'],
};

/** How much is in the air: 0 none, 1 low, 2 moderate, 3 high. */
const levels = [0, 1, 2, 3] as const;

const level = z.literal(levels, 'expected a level from 0 to 3');
/** Ids of the file's own sources. */
const from = z.array(id);

const source = listedSource.extend({
  /** Named at the foot of the page; the others are pages of other practices, kept for the physician who signs off. */
  shown: z.literal(true).optional(),
  /** The day, month or year of publication. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/, 'expected a date as YYYY, YYYY-MM or YYYY-MM-DD')
    .optional(),
});

const seasonType = z.strictObject({
  id: z.enum(seasonTypeIds),
  kind: z.enum(seasonKinds),
  name: bilingual,
  /** The name where there is little room: a row of the chart. */
  short: bilingual,
  /** January to December. */
  level: z
    .array(level)
    .length(12, 'expected twelve levels')
    .refine((all) => all.some((one) => one > 0), 'expected at least one month in the air'),
  /** How much of the levels a stored source tells. */
  basis: z.enum(['sourced', 'partly', 'general-knowledge']),
  levelFrom: from,
  /** What it is and how to know it. */
  about: bilingual,
  from: from.min(1, 'expected at least one source'),
  articles: z.array(pageId).min(1),
});

const sourcedText = z.strictObject({ text: bilingual, from });

const month = z.strictObject({
  month: z.int().min(1).max(12),
  /** The scene of the slideshow that stands for the month. */
  plant: z.enum(sceneIds),
  words: bilingual,
  /** Ids of the file's own helps. */
  helps: z.array(id).min(2).max(3),
});

export const seasonsSchema = z.strictObject({
  draft: draftMark,
  confirm: confirmList,
  note: bilingual,
  sources: z
    .array(source)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source'),
  types: z
    .array(seasonType)
    .length(seasonTypeIds.length, 'expected the fifteen types')
    .refine((all) => all.every((one, index) => one.id === seasonTypeIds[index]), 'expected each type once, in the order of the chart'),
  helps: z
    // `inCalendar`: it takes time to work, so that somebody who plans the year must know it.
    .array(sourcedText.extend({ id, inCalendar: z.literal(true).optional() }))
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each help'),
  months: z
    .array(month)
    .length(12, 'expected twelve months')
    .refine((all) => all.every((one, index) => one.month === index + 1), 'expected the months in order, 1 to 12'),
  cedarFever: z.array(sourcedText).min(1),
  /** What a daily count is and why it is not this chart. */
  count: sourcedText,
});
export type Seasons = z.infer<typeof seasonsSchema>;
