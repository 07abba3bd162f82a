import type { Article } from '#app/content/articles/article.schema.ts';
import type { PageId } from '#app/site/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Sources } from './sources.tsx';
import { words } from './words.ts';

export interface RelatedPage {
  readonly id: PageId;
  readonly title: string;
}

interface ArticleFootProps {
  readonly related: readonly RelatedPage[];
  readonly physicians: readonly RelatedPage[];
  readonly sources: Article['sources'];
  readonly sourcesChecked: Article['sourcesChecked'];
}

function LinkList({ links }: { readonly links: readonly RelatedPage[] }) {
  return (
    <ul className="flex flex-wrap gap-3 print:block">
      {links.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={id} className="choice bg-card">
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Where to read on, who treats this here, and where every figure comes from. */
export function ArticleFoot({ related, physicians, sources, sourcesChecked }: ArticleFootProps) {
  const w = useWords(words);
  return (
    <>
      <section aria-labelledby="related" className="mb-11 print:hidden">
        <h2 id="related" className="mb-4 text-2xl">
          {w.related}
        </h2>
        <LinkList links={related} />
      </section>
      <section aria-labelledby="doctors" className="mb-11 print:hidden">
        <h2 id="doctors" className="text-2xl">
          {w.doctors}
        </h2>
        <p className="mt-1 mb-4">{w.doctorsText}</p>
        <LinkList links={physicians} />
      </section>
      <Sources sources={sources} anchored checked={sourcesChecked} />
    </>
  );
}
