import type { Article } from '#app/content/articles/article.schema.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { articlePageId } from './article-kind.ts';
import { ListenButton } from './listen-button.tsx';
import { ShareButton } from './share-button.tsx';
import { words } from './words.ts';

/** Opening a page at this place prints it; see app/browser/page-actions.ts. Without script it leads to these tools. */
const printPlace = 'print';

/** Ways to take the page along: on paper in either language or both, as a link, or by ear. */
export function ArticleTools({ article }: { readonly article: Pick<Article, 'kind' | 'slug' | 'title'> }) {
  const w = useWords(words);
  const language = useLanguage();
  const id = articlePageId(article);
  const other = otherLanguage(language);
  return (
    <section id={printPlace} aria-label={w.tools} className="mt-5 flex flex-wrap gap-2 text-base print:hidden">
      <PrintButton className="choice">{w.print}</PrintButton>
      <a href={`${pathOf(id, other)}#${printPlace}`} hrefLang={other} className="choice needs-script works-before-hydration">
        <Icon name="printer" />
        {w.printOther}
      </a>
      <PageLink to={`sheet/${id}`} className="choice">
        <Icon name="document" />
        {w.printBoth}
      </PageLink>
      <ShareButton title={article.title} />
      <ListenButton />
    </section>
  );
}
