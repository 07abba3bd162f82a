import { z } from 'zod';
import type { Localized } from '#app/content/localized.ts';
import { bilingual, id, pageId } from './text.ts';

const section = z.strictObject({
  id,
  title: bilingual,
  text: z.array(bilingual).default([]),
  items: z.array(bilingual).default([]),
  link: z.strictObject({ to: pageId, text: bilingual }).optional(),
});

/** A page of plain information about a visit. Texts may hold {promise}, {minutes}, {years} and {wait}, filled from the records. */
export const informationSchema = z.strictObject({
  title: bilingual,
  description: bilingual,
  intro: bilingual,
  sections: z.array(section).min(1),
  /** A line to be seen before acting: an emergency, or leaving the site. */
  notice: bilingual.optional(),
});
export type InformationRecord = z.infer<typeof informationSchema>;

/** The page in one language, its figures filled in. */
export type InformationPage = Localized<InformationRecord>;
