import type { Article } from '#app/content/schema/article.ts';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { articlePageId } from './article-page-id.ts';
import { sheetParts } from './sheet-parts.tsx';
import { words } from './words.ts';

type PrintedArticle = Pick<Article, 'kind' | 'slug' | 'title' | 'parts'>;

interface TwoLanguageSheetProps {
  readonly article: Readonly<Record<Language, PrintedArticle>>;
}

/** English and Spanish side by side, part by part: for the grandparent and the school nurse, on paper. */
export function TwoLanguageSheet({ article }: TwoLanguageSheetProps) {
  const w = useWords(words);
  const { en, es } = article;
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
          <div key={name} className="sheet-row">
            {languages.map((language) => {
              const titles = wordsIn(words, language);
              return (
                <section key={language} lang={language} aria-labelledby={`${name}-${language}`}>
                  <h2 id={`${name}-${language}`} className="mb-2 text-2xl">
                    {titles[name]}
                  </h2>
                  <Prose nodes={article[language].parts[place]?.nodes ?? []} special={sheetParts(titles)} />
                </section>
              );
            })}
          </div>
        ))}
        <div className="sheet-row text-base">
          <p lang="en">{wordsIn(words, 'en').draft}</p>
          <p lang="es">{wordsIn(words, 'es').draft}</p>
        </div>
      </div>
    </article>
  );
}
