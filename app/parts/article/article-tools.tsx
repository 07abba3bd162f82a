import { useId } from 'react';
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

/** Opening a page with this hash prints it; see app/browser/page-actions.ts. Without script it leads to these tools. */
const printPlace = 'print';

/** Draws a row of buttons to print, share or listen to the page, and a menu of rarer ways. */
export function ArticleTools({ article }: { readonly article: Pick<Article, 'kind' | 'slug' | 'title'> }) {
  const w = useWords(words);
  const language = useLanguage();
  const more = useId();
  const id = articlePageId(article);
  const other = otherLanguage(language);
  return (
    <section id={printPlace} aria-label={w.tools} className="article-tools">
      <PrintButton className="choice">{w.print}</PrintButton>
      <ShareButton title={article.title} />
      <ListenButton />
      <button type="button" popoverTarget={more} className="choice">
        {w.more}
        <Icon name="chevron-down" />
      </button>
      <ul id={more} popover="auto" className="term-card more-ways">
        <li className="needs-script works-before-hydration">
          <a href={`${pathOf(id, other)}#${printPlace}`} hrefLang={other}>
            <Icon name="printer" />
            {w.printOther}
          </a>
        </li>
        <li>
          <PageLink to={`sheet/${id}`}>
            <Icon name="document" />
            {w.printBoth}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}
