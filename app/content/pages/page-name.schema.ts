import { z } from 'zod';
import { bilingual } from '#app/content/text/text.schema.ts';
import { type NamedPageId, namedPageIds } from '#app/site/pages.ts';

const pageName = z.strictObject({
  title: bilingual,
  description: bilingual,
  menuLabel: bilingual.optional(),
  footerLabel: bilingual.optional(),
});
export type PageName = z.infer<typeof pageName>;

/** A text that stands around the title of an article. */
const around = bilingual.refine(({ en, es }) => en.includes('{title}') && es.includes('{title}'), 'expected {title} in both languages');

/** content/pages.yaml: what each page of app/site/pages.ts is called, if no record of its own names it. */
export function pageNamesSchema(ids: readonly string[] = namedPageIds) {
  return z.strictObject({
    pages: z.strictObject(Object.fromEntries(ids.map((id) => [id, pageName])) as Record<NamedPageId, typeof pageName>),
    sheet: z.strictObject({ title: around, description: around }),
  });
}
