import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine, ToConfirm } from '#app/parts/article/review-line.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { SituationSection } from './situation-section.tsx';
import { SourceNumbers } from './source-numbers.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ page: localized(afterHours(), language) }));

/** For somebody whose problem comes while we are closed: 911 first, then when we open, then what to do in each case. */
export default function AfterHours({ loaderData: { title, page } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { plans } = useWords(actionPlanWords);
  const { review, confirm, intro, alarm, situations, avoid, answering, sources } = page;
  const numbersOf = (ids: readonly string[]) => ids.map((id) => sources.findIndex((source) => source.id === id) + 1);
  return (
    <>
      <PageHeading title={title} lead={intro}>
        <div className="mt-6 max-w-3xl print:mt-2">
          <Notice icon="emergency" tone="alarm">
            <p className="font-semibold">
              <WithHotlines text={alarm} />
            </p>
            <p className="print:hidden">
              <PageLink to="emergency" className="inline-flex min-h-11 items-center font-semibold">
                {w.steps}
              </PageLink>
              <br />
              <PageLink to="school-desk" className="inline-flex min-h-11 items-center font-semibold">
                {plans}
              </PageLink>
            </p>
          </Notice>
        </div>
        <nav aria-labelledby="situations" className="mt-6 print:hidden">
          <p id="situations" className="mb-2 font-semibold">
            {w.onThisPage}
          </p>
          <ul className="flex flex-wrap gap-3">
            {situations.map((situation) => (
              <li key={situation.id}>
                <a href={`#${situation.id}`} className="choice bg-card">
                  {situation.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 print:mt-0">
          <ReviewLine review={review} />
        </div>
        <p className="mt-4 print:hidden">
          <PrintButton className="btn btn-quiet">{w.print}</PrintButton>
        </p>
      </PageHeading>
      <Section id="offices" title={w.openTitle}>
        <OfficeCards />
      </Section>
      {situations.map((situation, place) => (
        <SituationSection key={situation.id} situation={situation} sources={numbersOf(situation.from)} tinted={place % 2 === 0} />
      ))}
      <div className="print:text-[9pt]">
        <Section id="avoid" title={avoid.title}>
          <div className="prose">
            <ul>
              {avoid.items.map((item) => (
                <li key={item}>
                  <WithHotlines text={item} />
                </li>
              ))}
            </ul>
          </div>
          <SourceNumbers numbers={numbersOf(avoid.from)} />
        </Section>
        <Section id="answering" title={answering.title} tinted>
          <div className="prose">
            {answering.text.map((paragraph) => (
              <p key={paragraph}>
                <WithHotlines text={paragraph} />
              </p>
            ))}
          </div>
        </Section>
        <Section id="sources" title={w.sources}>
          <SourceList sources={sources} anchored className="print:block print:columns-2 print:text-[9pt]" />
          <ToConfirm review={review} toConfirm={confirm.length} />
        </Section>
      </div>
    </>
  );
}
