import { z } from 'zod';
import { listedSource } from '#app/content/articles/source.schema.ts';
import { type SceneId, sceneIds } from '#app/content/photographs/slide.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, confirmList, id, pageId, unique, waits } from '#app/content/text/text.schema.ts';
import { type GrainId, grainIds } from './grain-ids.ts';

/** Types in the air of San Antonio, in the order of the year's chart; each has its drawings in art/seasons. */
export const seasonTypeIds = grainIds;
export type SeasonTypeId = GrainId;

const seasonKinds = ['tree', 'grass', 'weed', 'mold', 'indoor'] as const;
export type SeasonKind = (typeof seasonKinds)[number];

/** The types whose pollen or spores a slideshow scene represents. */
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
const from = z.array(id).meta(fixed);

const source = listedSource.extend({
  /** Named at the foot of the page; the others are pages of other practices, kept for the approving physician. */
  shown: z.literal(true).optional(),
  /** The day, month or year of publication. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/, 'expected a date as YYYY, YYYY-MM or YYYY-MM-DD')
    .optional(),
});

const seasonType = z.strictObject({
  id: z.enum(seasonTypeIds).meta(fixed),
  kind: z.enum(seasonKinds).meta(fixed),
  name: bilingual.meta(label('Name', 'Nombre')),
  /** The name where there is little room: a row of the chart. */
  short: bilingual.meta(label('Short name', 'Nombre corto')),
  /** January to December. */
  level: z
    .array(level)
    .length(12, 'expected twelve levels')
    .refine((all) => all.some((one) => one > 0), 'expected at least one month in the air')
    .meta(fixed),
  /** How far stored sources support the levels. */
  basis: z.enum(['sourced', 'partly', 'general-knowledge']).meta(fixed),
  levelFrom: from,
  /** What it is and how to recognize it. */
  about: bilingual.meta(label('What it is', 'Qué es')),
  from: from.min(1, 'expected at least one source').meta(fixed),
  articles: z.array(pageId).min(1).meta(fixed),
});

const sourcedText = z.strictObject({ text: bilingual.meta(label('Text', 'Texto')), from });

const month = z.strictObject({
  month: z.int().min(1).max(12).meta(fixed),
  /** The slideshow's scene for the month. */
  plant: z.enum(sceneIds).meta(fixed),
  words: bilingual.meta(label('What’s in the air', 'Qué hay en el aire')),
  /** Ids in the file's `helps`. */
  helps: z.array(id).min(2).max(3).meta(fixed),
});

export const seasonsSchema = z.strictObject({
  ...waits,
  confirm: confirmList,
  note: bilingual.meta(label('Note about the year', 'Nota sobre el año')),
  sources: z
    .array(source)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source')
    .meta(fixed),
  types: z
    .array(seasonType)
    .length(seasonTypeIds.length, 'expected the fifteen types')
    .refine((all) => all.every((one, index) => one.id === seasonTypeIds[index]), 'expected each type once, in the order of the chart')
    .meta(label('Plants and molds', 'Plantas y hongos')),
  helps: z
    // `inCalendar`: this help takes time to work, so people who plan the year must know it.
    .array(sourcedText.extend({ id, inCalendar: z.literal(true).optional().meta(fixed) }))
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each help')
    .meta(label('What helps', 'Qué ayuda')),
  months: z
    .array(month)
    .length(12, 'expected twelve months')
    .refine((all) => all.every((one, index) => one.month === index + 1), 'expected the months in order, 1 to 12')
    .meta(label('Months', 'Los meses')),
  cedarFever: z.array(sourcedText).min(1).meta(label('Cedar fever', 'Fiebre del cedro')),
  /** A daily count, and why it differs from this chart. */
  count: sourcedText.meta(label('Daily count', 'El conteo diario')),
});
export type Seasons = z.infer<typeof seasonsSchema>;
