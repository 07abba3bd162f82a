import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, id, pageId, sampleMark, waits } from '#app/content/text/text.schema.ts';

/** A heading with its text or points, and a link to read on. */
export const informationSection = z.strictObject({
  sample: sampleMark,
  id,
  title: bilingual.meta(label('Title', 'Título')),
  text: z.array(bilingual).default([]).meta(label('Paragraphs', 'Párrafos')),
  items: z.array(bilingual).default([]).meta(label('List', 'Lista')),
  link: z
    .strictObject({ to: pageId.meta(fixed), text: bilingual.meta(label('Text', 'Texto')) })
    .optional()
    .meta(label('Link', 'Enlace')),
});

/** A page of plain information about a visit. */
export const informationSchema = z.strictObject({
  signed: waits.signed,
  confirm: confirmList,
  intro: bilingual.meta(label('First paragraph', 'Primer párrafo')),
  sections: z.array(informationSection).min(1).meta(label('Sections', 'Secciones')),
  /** A line to read before acting: an emergency, or leaving the site. */
  notice: bilingual.optional().meta(label('Notice', 'Aviso')),
});
type InformationRecord = z.infer<typeof informationSchema>;

/** The page in one language, its shared values filled in. */
export type InformationPage = Localized<InformationRecord>;
