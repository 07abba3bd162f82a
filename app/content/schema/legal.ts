import { z } from 'zod';
import type { ProseNode } from '#app/content/prose.ts';
import type { Language } from '#app/site/language.ts';
import { isoDate, text } from './text.ts';

export const legalPageIds = ['privacy-practices', 'nondiscrimination', 'good-faith-estimate', 'accessibility'] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** Head of a legal page; counsel approves each before the site goes live. */
export const legalFrontMatter = z.strictObject({
  title: text,
  summary: text,
  status: z.enum(['draft for counsel', 'approved']),
  updated: isoDate,
});
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;

/** A notice in one language, ready to be sent to the page as data. */
export interface LegalPage extends LegalFrontMatter {
  id: LegalPageId;
  language: Language;
  nodes: ProseNode[];
}
