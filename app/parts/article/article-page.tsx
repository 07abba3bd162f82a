import { type ReactNode, useLayoutEffect } from 'react';
import type { Article } from '#app/content/articles/article.schema.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { StoryLink } from '#app/parts/kids/story-link.tsx';
import type { PageId } from '#app/site/pages.ts';
import { FoldButton } from '#app/ui/fold-button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ArticleFoot, type RelatedPage } from './article-foot.tsx';
import { ArticleHead } from './article-head.tsx';
import { emergencyPart, openParts } from './article-kind.ts';
import { articleParts } from './article-parts.tsx';
import { ArticleRail } from './article-rail.tsx';
import { VisitPart } from './visit-part.tsx';
import { words } from './words.ts';

export interface ArticlePageProps {
  readonly article: Article;
  /** Undefined if it has none. */
  readonly emergencyCard: ShownEmergencyCard | undefined;
  readonly related: readonly RelatedPage[];
  readonly physicians: readonly RelatedPage[];
  /** The picture story on the same subject, if there is one. */
  readonly story: { readonly id: PageId; readonly title: string } | undefined;
  /** The address of the page as the printed page shows it. */
  readonly address: string;
  /** The drawing of the article, at its head. */
  readonly plate?: ReactNode;
}

/** Draws one condition or service, part by part. */
export function ArticlePage({ article, emergencyCard, related, physicians, story, address, plate }: ArticlePageProps) {
  const w = useWords(words);
  const { kind, parts, visit } = article;
  // A condition shows the card in its ladder; a service has no ladder.
  const draw = articleParts(w, kind === 'condition' ? emergencyCard : undefined);
  // For the scripts outside React: app/lib/fold-parts.ts and app/browser/live-article.ts. Parts fold before the router restores the place.
  useLayoutEffect(() => void dispatchEvent(new Event('articleshown')), []);
  return (
    <article className="field-guide">
      <ArticleHead article={article} emergency={emergencyCard?.kind} plate={plate} />
      <div className="article-body">
        <ArticleRail parts={parts} hasVisit={visit !== undefined} />
        <div>
          {story && (
            <p className="my-3 print:hidden">
              <StoryLink story={story} />
            </p>
          )}
          {parts.map(({ name, nodes }) => (
            <section key={name} aria-labelledby={name} className="fold" data-part={name}>
              <h2 id={name}>{w[name]}</h2>
              {!openParts.has(name) && <FoldButton heading={name} />}
              <div>
                {emergencyCard && kind === 'service' && name === emergencyPart.service && <CompactEmergencyCard card={emergencyCard} />}
                <Prose nodes={nodes} special={draw} />
              </div>
            </section>
          ))}
          {visit && <VisitPart visit={visit} folds />}
          <ArticleFoot article={article} related={related} physicians={physicians} address={address} />
        </div>
      </div>
    </article>
  );
}
