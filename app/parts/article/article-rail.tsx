import type { Article, ArticlePart } from '#app/content/articles/article.schema.ts';
import type { ProseElement, ProseNode } from '#app/content/text/prose.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ArticleRailProps {
  readonly parts: readonly ArticlePart[];
  readonly sources: Article['sources'];
  readonly hasVisit: boolean;
}

function elementsIn(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}

/** The words that a part explains, and the numbers of the sources that it cites, each once. */
function notesOf({ nodes }: ArticlePart) {
  const elements = elementsIn(nodes);
  const terms = elements.filter(({ tag }) => tag === 'term').map(({ attributes }) => attributes);
  const cited = elements.filter(({ tag }) => tag === 'cite').map(({ attributes }) => Number(attributes.number));
  return { terms, cited: [...new Set(cited)].sort((one, other) => one - other) };
}

/** What belongs to the part that is being read: its words and its sources. app/browser/live-article.ts shows the one in view. */
function PartNotes({ part, sources }: { readonly part: ArticlePart; readonly sources: Article['sources'] }) {
  const w = useWords(words);
  const { terms, cited } = notesOf(part);
  if (terms.length + cited.length === 0) return null;
  return (
    <div data-notes={part.name} hidden suppressHydrationWarning>
      {terms.map(({ english, spanish, meaning }) => (
        <p key={String(english)}>
          <b lang="en">{String(english)}</b> · <b lang="es">{String(spanish)}</b>
          <br />
          {String(meaning)}
        </p>
      ))}
      {cited.length > 0 && (
        <p>
          {w.sourcesHere}:{' '}
          {cited.map((number, place) => (
            <a key={number} href={`#source-${number}`}>
              {`${place > 0 ? ' · ' : ''}${number} ${sources[number - 1]?.publisher.replace(/ \(.*/, '') ?? ''}`}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** Where one is in the article: a list beside it, and below the wide layout a bar that opens into the same list. */
export function ArticleRail({ parts, sources, hasVisit }: ArticleRailProps) {
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
      <div className="part-notes">
        {parts.map((part) => (
          <PartNotes key={part.name} part={part} sources={sources} />
        ))}
      </div>
      <PageLink to="patient-routing" className="btn btn-primary">
        {w.book}
      </PageLink>
    </nav>
  );
}
