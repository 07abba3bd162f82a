import { z } from 'zod';
import { webUrl } from '#app/content/articles/source.schema.ts';
import { id, text, unique, waits } from './text.schema.ts';

const terms = z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) });

/**
 * Words beside which the figure may not be typed by hand: a sentence that has one of them and a number with one of
 * the units must quote the value, or the pages would soon differ.
 */
const guard = z.strictObject({ beside: terms, unit: terms });

const common = {
  id,
  /** The figure's subject, in a word or two: for writers who look for it. */
  about: text,
  guard: guard.optional(),
};

const typed = z
  .strictObject({
    ...common,
    /** The figure with its unit, as used in a sentence. */
    en: text,
    es: text,
    source: z.strictObject({ publisher: text, title: text, url: webUrl }).optional(),
    ...waits,
  })
  .refine(({ source, draft, signed }) => source !== undefined || draft === true || signed !== undefined, {
    path: ['source'],
    message: 'expected a source, or draft: true for a figure that the physician must sign',
  });

/** Figures from another record; shared-values.server.ts makes their words. */
const derivedFigures = ['promiseHours', 'formsMinutes', 'returningWindowYears', 'lastShotWaitMinutes', 'afterHoursPhone'] as const;
export type DerivedFigure = (typeof derivedFigures)[number];

const derived = z.strictObject({ ...common, from: z.enum(derivedFigures) });

/** Figures of several pages, each stored once: texts quote them by id. */
export const sharedValuesSchema = z.strictObject({
  values: z
    .array(z.union([derived, typed]))
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each value'),
});
export type SharedValue = z.infer<typeof sharedValuesSchema>['values'][number];
