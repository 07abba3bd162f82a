import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { isoDate, text } from '#app/content/text/text.schema.ts';
import type { Language } from '#app/site/language.ts';
import type { LegalNotice } from '#app/site/pages.ts';

/** Front matter; counsel approves each page before the site goes live. */
export const legalFrontMatter = z.strictObject({
  title: text.meta(label('Title', 'Título')),
  summary: text.meta(label('Summary', 'Resumen')),
  status: z.enum(['draft for counsel', 'approved']).meta(fixed),
  updated: isoDate.meta(label('Last updated (visitors see this date)', 'Día del último cambio, como lo lee el visitante')),
});
type LegalFrontMatter = z.infer<typeof legalFrontMatter>;

/** A notice in one language, ready to be sent to the page as data. */
export interface LegalPage extends LegalFrontMatter {
  id: LegalNotice;
  language: Language;
  nodes: ProseNode[];
}
