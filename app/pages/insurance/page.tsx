import { insurancePlans } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { InsuranceAdvice } from './insurance-advice.tsx';
import { PlanFinder } from './plan-finder.tsx';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({ insurance: localized(insurancePlans(), language) }));

const fullDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Which plans the practice takes, and how to make sure before a visit. */
export default function Insurance({ loaderData: { title, insurance } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { asOf, groups, lines } = insurance;
  const date = formatDate(asOf, useLanguage(), fullDate);
  const isDraft = groups.some(({ sample }) => sample);
  return (
    <>
      <PageHeading title={title} lead={w.lead} />
      <div className="mx-auto max-w-page px-5 pt-5 pb-section md:px-8 print:p-0">
        <PlanFinder groups={groups}>
          {isDraft ? <Notice tone="draft">{w.draft(date)}</Notice> : <p className="text-base text-quiet">{w.asOf(date)}</p>}
        </PlanFinder>
      </div>
      <div className="bg-mist print:bg-white">
        <div className="mx-auto max-w-page px-5 py-band md:px-8 print:p-0">
          <InsuranceAdvice lines={lines} />
        </div>
      </div>
    </>
  );
}
