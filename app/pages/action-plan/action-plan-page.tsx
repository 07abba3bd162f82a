import type { ReactNode } from 'react';
import type { Review } from '#app/content/articles/article.schema.ts';
import type { ListedSource } from '#app/content/articles/source.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { words as paperWords } from '#app/parts/sheet-head/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';

/** A link to this id prints the page (app/browser/page-actions.ts); without JavaScript it only jumps to these buttons. */
const printPlace = 'print';

export interface ActionPlanPageProps {
  readonly id: 'asthma-action-plan' | 'anaphylaxis-action-plan' | 'first-aid-poster';
  readonly title: string;
  readonly description: string;
  readonly review: Review;
  readonly toConfirm: number;
  readonly sources: readonly Localized<ListedSource>[];
  readonly children: ReactNode;
}

/** A plan or the poster to print in either language; says what a plan is worth until a doctor signs it. */
export function ActionPlanPage({ id, title, description, review, toConfirm, sources, children }: ActionPlanPageProps) {
  const w = useWords(paperWords);
  const p = useWords(actionPlanWords);
  const other = otherLanguage(useLanguage());
  const isPlan = id !== 'first-aid-poster';
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description}>
          <p id={printPlace} className="mt-7 flex flex-wrap gap-3">
            <PrintButton className="btn btn-primary">{w.printThis}</PrintButton>
            <a href={`${pathOf(id, other)}#${printPlace}`} hrefLang={other} className="btn btn-secondary">
              <Icon name="document" />
              {w.printOther}
            </a>
          </p>
          <div className="mt-6 grid max-w-[38em] gap-2 text-base">
            {isPlan && <p className="font-semibold">{p.valid}</p>}
            <p>{w.byBrowser}</p>
            {isPlan && <p>{w.nothingSent}</p>}
            <p>
              <OnwardLink to="school-desk" text={isPlan ? p.fillIn : p.plans} />
            </p>
            <p>
              <PageLink to="emergency" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-alarm">
                <Icon name="emergency" />
                {p.back}
              </PageLink>
            </p>
          </div>
          <ReviewLine review={review} />
        </PageHeading>
      </div>
      <div className="mx-auto max-w-page px-5 pt-6 pb-10 md:px-8 print:p-0">{children}</div>
      <div className="mx-auto max-w-page px-5 pb-section md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
