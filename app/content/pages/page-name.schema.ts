import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import { bilingual } from '#app/content/text/text.schema.ts';
import { type NamedPageId, namedPageIds, pages } from '#app/site/pages.ts';

const pageName = z.strictObject({
  title: bilingual.meta(label('Title', 'Título')),
  description: bilingual.meta(label('What search engines show', 'Lo que muestran los buscadores')),
  menuLabel: bilingual.optional().meta(label('Shorter name for menus', 'En los menús, si es más corto')),
  footerLabel: bilingual.optional().meta(label('Shorter name for the footer', 'Al pie, si es más corto')),
});
export type PageName = z.infer<typeof pageName>;

/** A text around an article's title. */
const textWithTitle = bilingual.refine(
  ({ en, es }) => en.includes('{title}') && es.includes('{title}'),
  'expected {title} in both languages',
);

/** A form labels a page by its address. */
function namedAt(id: string) {
  const { en, es } = pages.find((page) => page.id === id)?.paths ?? { en: id, es: id };
  return pageName.meta(label(en, es));
}

/** Checks content/pages.yaml: names of the pages in app/site/pages.ts that no record names. */
export function pageNamesSchema(ids: readonly string[] = namedPageIds) {
  return z.strictObject({
    pages: z
      .strictObject(Object.fromEntries(ids.map((id) => [id, namedAt(id)])) as Record<NamedPageId, typeof pageName>)
      .meta(label('Pages', 'Páginas')),
    sheet: z
      .strictObject({
        title: textWithTitle.meta(label('Title', 'Título')),
        description: textWithTitle.meta(label('What search engines show', 'Lo que muestran los buscadores')),
      })
      .meta(label('Bilingual printouts', 'Hojas en dos idiomas')),
  });
}
