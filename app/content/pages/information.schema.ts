import { z } from 'zod';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, id, pageId, sampleMark } from '#app/content/text/text.schema.ts';

/** A heading with its text or points, and a page that leads on. */
export const informationSection = z.strictObject({
  sample: sampleMark,
  id,
  title: bilingual,
  text: z.array(bilingual).default([]),
  items: z.array(bilingual).default([]),
  link: z.strictObject({ to: pageId, text: bilingual }).optional(),
});

/** A page of plain information about a visit. */
export const informationSchema = z.strictObject({
  confirm: confirmList,
  intro: bilingual,
  sections: z.array(informationSection).min(1),
  /** A line to be seen before acting: an emergency, or leaving the site. */
  notice: bilingual.optional(),
});
type InformationRecord = z.infer<typeof informationSchema>;

/** The page in one language, its shared values filled in. */
export type InformationPage = Localized<InformationRecord>;
