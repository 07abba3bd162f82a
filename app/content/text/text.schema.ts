import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import { iconNames } from '#app/site/icon-names.ts';
import { languages } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { isPageId } from '#app/site/paths.ts';

export const text = z.string().trim().min(1, 'expected text that is not empty');

/** A text in both languages; a missing one fails the build. */
export const bilingual = z.strictObject({
  en: z.string().trim().min(1, 'expected text in English'),
  es: z.string().trim().min(1, 'expected text in Spanish'),
});

/** Paragraphs in both languages, the same number in each. */
export const bilingualParagraphs = z
  .strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) })
  .refine(({ en, es }) => en.length === es.length, 'expected as many paragraphs in Spanish as in English');

/** `sample: true` marks placeholders until the practice gives its own values; `npm run go-live` lists them. */
export const sampleMark = z
  .literal(true)
  .optional()
  .meta(label('Sample value (not ours yet)', 'Solo una muestra, todavía no es del consultorio'));

/**
 * Sentences whose figure or level no stored source confirms: published in a draft, deleted or approved by the physician with the page. Each
 * is literally in the page's text of its language; the desk marks them for approval.
 */
export const confirmList = z.array(bilingual).default([]).meta(fixed);

/** `draft: true` marks an editor's reading that the practice must approve. */
export const draftMark = z.literal(true).optional().meta(fixed);

/** A day of the calendar, 2026-12-24, that exists. */
export const isoDate = z.iso.date('expected a day as YYYY-MM-DD that exists');

/** Who read and approved the text, when, and the digest of the signed text, written by the desk (app/content/signature.server.ts). */
export const signature = { by: bilingual, date: isoDate, of: text };

/** The marks of a text that a physician has to approve: `draft` until then, `signed` afterwards, neither if no approval is needed. */
export const waits = { draft: draftMark, signed: z.strictObject(signature).optional().meta(fixed) };

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected an id of small letters, digits and hyphens')
  .meta(fixed);

export const httpsUrl = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' });

export const language = z.enum(languages);

export const pageId = z.custom<PageId>((value) => typeof value === 'string' && isPageId(value), {
  error: 'expected the id of a page in app/site/pages.ts',
});

/** Whether all items have different keys. */
export function unique<T>(items: readonly T[], key: (item: T) => unknown): boolean {
  return new Set(items.map(key)).size === items.length;
}

/** Makes a list of one item for each id, in this order; `key` is the field of the id. */
export function oneForEachId<Key extends string, Item extends z.ZodType<Readonly<Record<Key, string>>>>(
  item: Item,
  key: Key,
  ids: readonly string[],
) {
  return z
    .array(item)
    .refine((all) => all.map((one) => one[key]).join() === ids.join(), `expected ${ids.join(', ')}, each once and in this order`);
}

/** The name of a drawing in art/icons. */
export const iconName = z.enum(iconNames, { error: 'expected the name of a drawing in art/icons' });
