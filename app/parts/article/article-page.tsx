import type { Article } from '#app/content/articles/article.schema.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ArticleFoot, type RelatedPage } from './article-foot.tsx';
import { emergencyPart } from './article-kind.ts';
import { articleParts } from './article-parts.tsx';
import { ArticleTools } from './article-tools.tsx';
import { ReviewLine } from './review-line.tsx';
import { VisitPart } from './visit-part.tsx';
import { words } from './words.ts';

export interface ArticlePageProps {
  readonly article: Article;
  /** Where the article has one. */
  readonly emergencyCard: ShownEmergencyCard | undefined;
  readonly related: readonly RelatedPage[];
  readonly physicians: readonly RelatedPage[];
}

/** One condition or service, told part by part. */
export function ArticlePage({ article, emergencyCard, related, physicians }: ArticlePageProps) {
  const w = useWords(words);
  const { plans } = useWords(actionPlanWords);
  const { kind, parts, visit, sources, sourcesChecked } = article;
  const draw = articleParts(w);
  return (
    <article>
      <PageHeading title={article.title} eyebrow={kind === 'condition' ? w.conditionEyebrow : w.serviceEyebrow} lead={article.summary}>
        <ReviewLine review={article.review} toConfirm={article.toConfirm} />
        {emergencyCard && (
          <p className="mt-5 print:hidden">
            <a href={`#emergency-${emergencyCard.kind}`} className="inline-flex min-h-11 items-center gap-2 font-semibold text-alarm">
              <Icon name="emergency" className="icon size-6" />
              {w.emergencyNow}
            </a>
          </p>
        )}
        {emergencyCard && kind === 'condition' && (
          <p className="print:hidden">
            <PageLink to="school-desk" className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <Icon name="document" className="icon size-6" />
              {plans}
            </PageLink>
          </p>
        )}
        <ArticleTools article={article} />
      </PageHeading>
      <div className="mx-auto grid max-w-page gap-x-12 px-5 py-8 md:px-8 lg:grid-cols-[minmax(0,43rem)_15rem] print:block print:px-0 print:py-2">
        <div className="min-w-0">
          {parts.map(({ name, nodes }) => (
            <section key={name} aria-labelledby={name} className="mb-11 print:mb-4">
              <h2 id={name} className="mb-4 print:mb-1">
                {w[name]}
              </h2>
              <Prose nodes={nodes} special={draw} />
              {emergencyCard && name === emergencyPart[kind] && (
                <div className="mt-7">
                  <EmergencyCard card={emergencyCard} />
                </div>
              )}
            </section>
          ))}
          {visit && <VisitPart visit={visit} />}
          <ArticleFoot related={related} physicians={physicians} sources={sources} sourcesChecked={sourcesChecked} />
        </div>
        <nav aria-labelledby="contents" className="hidden lg:block print:hidden">
          <div className="sticky top-[calc(var(--header-height)+1.5rem)] border-s border-line ps-5 text-base">
            <p id="contents" className="mb-2 font-semibold">
              {w.onThisPage}
            </p>
            <ul>
              {parts.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-9 items-center text-ink no-underline hover:underline">
                    {w[name]}
                  </a>
                </li>
              ))}
              {visit && (
                <li>
                  <a href="#visit" className="inline-flex min-h-9 items-center text-ink no-underline hover:underline">
                    {w.visit}
                  </a>
                </li>
              )}
            </ul>
            <PageLink to="patient-routing" className="btn btn-primary mt-5 text-base">
              {w.book}
            </PageLink>
          </div>
        </nav>
      </div>
    </article>
  );
}
