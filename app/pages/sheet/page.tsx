import { Fragment, type ReactNode } from 'react';
import type { Article } from '#app/content/schema/article.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { articlePageId } from '#app/parts/article/article-kind.ts';
import { emergencyPart } from '#app/features/articles/emergency-part.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { sheetParts } from '#app/features/articles/sheet-parts.tsx';
import { words } from '#app/parts/article/words.ts';

type PrintedArticle = Pick<Article, 'kind' | 'slug' | 'title' | 'parts' | 'emergency' | 'review'>;

interface TwoLanguageSheetProps {
  readonly article: Readonly<Record<Language, PrintedArticle>>;
}

/** The same in English and in Spanish, beside each other. */
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

/** English and Spanish side by side, part by part: for the grandparent and the school nurse, on paper. */
export function TwoLanguageSheet({ article }: TwoLanguageSheetProps) {
  const w = useWords(words);
  const { en, es } = article;
  const { kind, emergency } = en;
  return (
    <article>
      <PageHeading title={`${en.title} · ${es.title}`}>
        <p className="mt-4 flex flex-wrap gap-3 print:hidden">
          <PrintButton>{w.print}</PrintButton>
          <PageLink to={articlePageId(en)} className="btn btn-quiet">
            {w.back}
          </PageLink>
        </p>
      </PageHeading>
      <div className="mx-auto max-w-6xl px-5 py-6 md:px-8 print:px-0 print:py-1">
        {en.parts.map(({ name }, place) => (
          <Fragment key={name}>
            <Row>
              {(language) => {
                const titles = wordsIn(words, language);
                return (
                  <section aria-labelledby={`${name}-${language}`}>
                    <h2 id={`${name}-${language}`} className="mb-2 text-2xl">
                      {titles[name]}
                    </h2>
                    <Prose nodes={article[language].parts[place]?.nodes ?? []} special={sheetParts(titles)} />
                  </section>
                );
              }}
            </Row>
            {emergency !== 'none' && name === emergencyPart[kind] && (
              <Row>{(language) => <EmergencyCard kind={emergency} headingId={`emergency-${language}`} />}</Row>
            )}
          </Fragment>
        ))}
        <Row>{(language) => <ReviewLine review={article[language].review} />}</Row>
      </div>
    </article>
  );
}
