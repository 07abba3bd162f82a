import type { Article } from '#app/content/articles/article.schema.ts';
import type { IconName } from '#app/site/icon-names.ts';
import type { PageId, PhysicianId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Sources } from './sources.tsx';
import { words } from './words.ts';

export interface RelatedPage {
  readonly id: PageId;
  readonly title: string;
  readonly icon?: IconName;
  /** The physician whose picture precedes the name. */
  readonly portrait?: PhysicianId;
}

interface ArticleFootProps {
  readonly article: Pick<Article, 'sources' | 'sourcesChecked' | 'review' | 'toConfirm'>;
  readonly related: readonly RelatedPage[];
  readonly physicians: readonly RelatedPage[];
  /** The address of the page as the printed page shows it. */
  readonly address: string;
}

function LinkRows({ links }: { readonly links: readonly RelatedPage[] }) {
  return (
    <ul className="link-rows">
      {links.map((link) => (
        <li key={link.id}>
          <PageLink to={link.id}>
            {link.portrait ? (
              <PortraitImage id={link.portrait} crop="face" alt="" sizes="48px" className="portrait" />
            ) : (
              <Icon name={link.icon ?? 'document'} />
            )}
            {link.title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Draws related pages, the doctors who treat this here, and the sources. */
export function ArticleFoot({ article, related, physicians, address }: ArticleFootProps) {
  const w = useWords(words);
  const { sources, sourcesChecked, review, toConfirm } = article;
  return (
    <div className="article-foot">
      <section aria-labelledby="related">
        <h2 id="related">{w.related}</h2>
        <LinkRows links={related} />
      </section>
      <section aria-labelledby="doctors">
        <h2 id="doctors">{w.doctors}</h2>
        <p>{w.doctorsText}</p>
        <LinkRows links={physicians} />
      </section>
      <Sources sources={sources} anchored checked={sourcesChecked} signOff={{ review, toConfirm }} />
      <p className="print-only">{w.onPaper(address)}</p>
    </div>
  );
}
