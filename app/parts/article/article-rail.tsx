import type { ArticlePart } from '#app/content/articles/article.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ArticleRailProps {
  readonly parts: readonly ArticlePart[];
  readonly hasVisit: boolean;
}

/**
 * Shows the reader's place in the article: in a list beside it or, below the wide layout, in a bar that opens the same list. Under the list
 * are the words and the sources of the part being read, taken from the page itself (app/browser/live-article.ts).
 */
export function ArticleRail({ parts, hasVisit }: ArticleRailProps) {
  const w = useWords(words);
  const names = [...parts.map(({ name }) => name), ...(hasVisit ? (['visit'] as const) : []), 'sources' as const];
  return (
    <nav aria-label={w.onThisPage} className="contents-rail">
      <button type="button" popoverTarget="contents" className="contents-bar">
        <span>{w.onThisPage}</span>
        <Icon name="chevron-down" />
      </button>
      <p aria-hidden="true">{w.onThisPage}</p>
      <ul id="contents" popover="auto">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{w[name]}</a>
          </li>
        ))}
      </ul>
      {/* React keeps what a script writes there. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set. */}
      <div className="part-notes" data-title={w.sourcesHere} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <PageLink to="patient-routing" className="btn btn-primary">
        {w.book}
      </PageLink>
    </nav>
  );
}
