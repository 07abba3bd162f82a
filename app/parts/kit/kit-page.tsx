import { type ReactNode, useEffect } from 'react';
import type { Review } from '#app/content/articles/article.schema.ts';
import type { ListedSource } from '#app/content/articles/source.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { pathOf } from '#app/site/paths.ts';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { kitWords } from './words.ts';

const parts = { 'my-allergy-kit': 'cards', 'school-desk': 'plans' } as const;
type Part = keyof typeof parts;

/** Links the two pages of the kit, which share their form and can be opened offline once they were opened online. */
function KitParts({ current }: { readonly current: Part }) {
  const w = useWords(kitWords);
  const path = pathOf(current, useLanguage());
  // After a link within the site, this page must be stored too; see app/browser/register-service-worker.ts.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage(path), [path]);
  return (
    <nav aria-label={w.parts} data-keep-opened className="mt-4 flex flex-wrap gap-2 print:hidden">
      {(Object.keys(parts) as Part[]).map((page) => (
        <PageLink key={page} to={page} className="choice" aria-current={page === current ? 'page' : undefined}>
          {w[parts[page]]}
        </PageLink>
      ))}
    </nav>
  );
}

interface KitPageProps {
  readonly current: Part;
  /** The data from the loader of either page. */
  readonly data: {
    readonly title: string;
    readonly description: string;
    readonly review: Review;
    readonly toConfirm: number;
    readonly sources: readonly Localized<ListedSource>[];
  };
  readonly form: ReactNode;
  readonly sheets: ReactNode;
  /** Content below the sheets. */
  readonly children?: ReactNode;
}

/** Draws one page of the kit: its form, the sheets made from it, and the sources. */
export function KitPage({ current, data: { title, description, review, toConfirm, sources }, form, sheets, children }: KitPageProps) {
  const w = useWords(kitWords);
  const heading = (
    <div className="print:hidden">
      <PageHeading title={title} lead={description} desk>
        <div className="mt-3">
          <ReviewLine review={review} />
        </div>
        <KitParts current={current} />
      </PageHeading>
    </div>
  );
  const questions = (
    <section aria-labelledby="who" className="needs-script pt-5 print:hidden">
      <h2 id="who" className="text-3xl">
        {w.who}
      </h2>
      {form}
    </section>
  );
  const made = (
    <section aria-labelledby="sheets" className="pt-6 print:p-0">
      {sheets}
    </section>
  );
  const more = (
    <div className="grid gap-6 py-6 print:hidden">
      {children}
      <Sources sources={sources} signOff={{ review, toConfirm }} />
    </div>
  );
  const column = 'mx-auto max-w-page px-5 md:px-8 print:p-0';
  // The plans are as wide as the page.
  if (current === 'school-desk')
    return (
      <>
        {heading}
        <div className={column}>
          {questions}
          {made}
          {more}
        </div>
      </>
    );
  // In print, all of it uses the sheets' page type: otherwise the hidden parts beside them would print a blank page.
  return (
    <div className={`${column} print:[page:intake]`}>
      <AnswerBeside answer={made} below={more}>
        <div className="-mx-5 md:-mx-8">{heading}</div>
        {questions}
      </AnswerBeside>
    </div>
  );
}
