import type { ReactNode } from 'react';
import type { Article } from '#app/content/articles/article.schema.ts';
import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import { PageBreadcrumb } from '#app/ui/breadcrumb.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleTools } from './article-tools.tsx';
import { ReviewLine } from './review-line.tsx';
import { words } from './words.ts';

interface ArticleHeadProps {
  readonly article: Article;
  readonly emergency: EmergencyKind | undefined;
  /** The drawing of the article; without one its icon is shown, if there is room. */
  readonly plate?: ReactNode;
}

/** Draws the opening of an article: title, plate, summary, facts and the buttons to print, share or listen. */
export function ArticleHead({ article, emergency, plate }: ArticleHeadProps) {
  const w = useWords(words);
  const { kind, title, summary, review, facts, icon, group } = article;
  return (
    <div className="article-head">
      <PageBreadcrumb />
      <div className="article-kind">
        <p className="eyebrow">{kind === 'condition' ? w.conditionEyebrow : w.serviceEyebrow}</p>
        <ReviewLine review={review} />
      </div>
      <div className="article-plate" data-group={group}>
        {plate ?? <Icon name={icon} />}
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{summary}</p>
      <ArticleTools article={article} />
      <ArticleFacts facts={facts} emergency={emergency} plans={kind === 'condition'} />
    </div>
  );
}
