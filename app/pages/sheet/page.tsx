import { Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Article } from '#app/content/articles/article.schema.ts';
import { articleOf } from '#app/content/articles/article-list.server.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { type Frame, whenClosed } from '#app/content/pages/frame.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { articlePageId, emergencyPart } from '#app/parts/article/article-kind.ts';
import { ReviewLine, ToConfirm } from '#app/parts/article/review-line.tsx';
import { VisitPart } from '#app/parts/article/visit-part.tsx';
import { words } from '#app/parts/article/words.ts';
import { WhenClosedIn } from '#app/parts/care-levels/care-card.tsx';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { type Bilingual, type Language, languages, wordsIn } from '#app/site/language.ts';
import { pageById, recordOf } from '#app/site/paths.ts';
import { FoldButton } from '#app/ui/fold-button.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { sheetParts } from './sheet-parts.tsx';

interface SheetArticle extends Pick<Article, 'kind' | 'slug' | 'title' | 'parts' | 'visit' | 'review' | 'toConfirm'> {
  readonly emergencyCard?: ShownEmergencyCard;
  readonly whenClosed: Frame['whenClosed'];
}

/** Returns the article in both languages as one text: the router would number each piece, and send a quarter more. */
export const loader = pageLoader(({ page }) => {
  const record = recordOf(pageById(recordOf(page, 'sheet').of), 'condition', 'service');
  const inLanguage = (language: Language): SheetArticle => {
    const { kind, slug, title, parts, visit, emergency, review, toConfirm } = articleOf(record, language);
    return {
      kind,
      slug,
      title,
      parts,
      visit,
      review,
      toConfirm,
      emergencyCard: emergency === 'none' ? undefined : emergencyCard(emergency, language),
      whenClosed: whenClosed(language),
    };
  };
  const article: Bilingual<SheetArticle> = { en: inLanguage('en'), es: inLanguage('es') };
  return { article: JSON.stringify(article) };
});

/** The same in English and in Spanish, side by side. */
function Row({ children }: { readonly children: (language: Language) => ReactNode }) {
  return (
    <div className="sheet-row">
      {languages.map((language) => (
        <InLanguage key={language} value={language}>
          <div lang={language}>{children(language)}</div>
        </InLanguage>
      ))}
    </div>
  );
}

/** English and Spanish side by side on paper, for grandparents and school nurses; phones fold all but "in short" and the emergency card. */
export default function Sheet({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  const article = useMemo((): Bilingual<SheetArticle> => JSON.parse(loaderData.article), [loaderData.article]);
  const { en, es } = article;
  // For app/lib/fold-parts.ts, which works without React: parts fold before the router restores the place.
  useLayoutEffect(() => void dispatchEvent(new Event('articleshown')), []);
  const { kind } = en;
  return (
    <article>
      <PageHeading title={`${en.title} · ${es.title}`}>
        <p className="mt-4 flex flex-wrap gap-x-1 gap-y-3 print:hidden">
          <PrintButton>{w.print}</PrintButton>
          <PageLink to={articlePageId(en)} className="btn btn-quiet">
            {w.back}
          </PageLink>
        </p>
      </PageHeading>
      <div className="mx-auto max-w-page px-5 py-6 md:px-8 print:px-0 print:py-1">
        {en.parts.map(({ name }, place) => (
          <Fragment key={name}>
            <Row>
              {(language) => {
                const titles = wordsIn(words, language);
                return (
                  <section aria-labelledby={`${name}-${language}`} className="fold">
                    <h2 id={`${name}-${language}`} className="mb-2 text-2xl">
                      {titles[name]}
                    </h2>
                    {name !== 'in-short' && <FoldButton heading={`${name}-${language}`} />}
                    <WhenClosedIn value={article[language].whenClosed}>
                      <Prose nodes={article[language].parts[place]?.nodes ?? []} special={sheetParts} />
                    </WhenClosedIn>
                  </section>
                );
              }}
            </Row>
            {name === emergencyPart[kind] && en.emergencyCard && (
              <Row>
                {(language) => {
                  const card = article[language].emergencyCard;
                  return card && <EmergencyCard card={card} headingId={`emergency-${language}`} />;
                }}
              </Row>
            )}
          </Fragment>
        ))}
        {en.visit && (
          <Row>
            {(language) => {
              const visit = article[language].visit;
              return visit && <VisitPart visit={visit} headingId={`visit-${language}`} folds />;
            }}
          </Row>
        )}
        <Row>
          {(language) => {
            const { review, toConfirm } = article[language];
            return (
              <>
                <ReviewLine review={review} />
                <ToConfirm review={review} toConfirm={toConfirm} />
              </>
            );
          }}
        </Row>
      </div>
    </article>
  );
}
