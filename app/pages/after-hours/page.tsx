import { useState } from 'react';
import { useLocation } from 'react-router';
import { plateId } from '#app/content/pictures/pictures.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { pageById, recordOf } from '#app/site/paths.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useChosenSheet } from '#app/ui/use-chosen-sheet.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { SituationChoice } from './situation-choice.tsx';
import { SourceNumbers } from './source-numbers.tsx';
import { WhoAnswersView } from './who-answers-view.tsx';
import { words } from './words.ts';

/** Adds to each situation the picture of the article it links to, if any. */
export const loader = pageLoader(({ page: { paths }, language }) => {
  const page = localized(afterHours(), language);
  const plates = page.situations.map(({ link }) => link && plateId(recordOf(pageById(link.to), 'condition', 'service').slug));
  return { page, plates, address: absolute(paths[language]).replace(/^https?:\/\//, '') };
});

const tiles = 'mt-2 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.4em,18%)),1fr))] gap-1.5 lg:gap-3';
/** With an open tile, the tiles become chips without drawings. Wide windows show its content below them all, phones right below it. */
const chips =
  'not-print:has-[>[open]]:grid-cols-[repeat(auto-fill,minmax(min(100%,8em),1fr))] lg:has-[>[open]]:*:details-content:order-1 [&:has(>[open])_summary]:min-h-11 [&:has(>[open])_summary]:justify-center [&:has(>[open])_summary>span]:hidden';
/** Prints only the open one. */
const openOnly = 'print:has-[>[open]]:[&>:not([open])]:hidden';

/** For visitors with a problem while we are closed: 911 first, then a tile per problem, then who answers the phone. */
export default function AfterHours({ loaderData: { title, page, plates, address } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { onPaper } = useWords(articleWords);
  const { plans } = useWords(actionPlanWords);
  const { call911 } = useWords(emergencyWords);
  const { offices, whenClosed } = useFrame();
  const { hash } = useLocation();
  // In a prerendered page the browser has opened the tile in the address, and the visitor may have opened another since.
  const [byLink] = useState(useHydrated());
  const { sheet, choose } = useChosenSheet<'all'>();
  const { review, confirm, alarm, situations, avoid, answering, sources } = page;
  const numbersOf = (ids: readonly string[]) => ids.map((id) => sources.findIndex((source) => source.id === id) + 1);
  return (
    <>
      <PageHeading title={title} desk>
        <div className="mt-4 max-w-3xl max-sm:[&_.notice>.icon]:hidden print:mt-2">
          <Notice icon="emergency" tone="alarm">
            <p className="font-semibold">
              <WithHotlines text={alarm} but={['911']} />
            </p>
            <div className="print:hidden">
              <p className="emergency-ways">
                <a href="tel:911" className="btn btn-alarm">
                  <Icon name="phone" />
                  {call911}
                </a>
                <PageLink to="emergency" className="btn border-alarm text-ink">
                  {w.steps}
                </PageLink>
              </p>
            </div>
          </Notice>
        </div>
        <h2 className="mt-4 text-2xl print:hidden">{w.situations}</h2>
        <div className={`${tiles} ${chips} ${sheet ? '' : openOnly} print:mt-2 print:block print:text-[9pt] print:leading-snug`}>
          {situations.map((situation, place) => (
            <SituationChoice
              key={situation.id}
              situation={situation}
              plate={plates[place]}
              sources={numbersOf(situation.from)}
              open={byLink && hash === `#${situation.id}`}
            />
          ))}
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <OnwardLink to="school-desk" text={plans} />
          <PrintButton>{w.print}</PrintButton>
          <PrintButton className="btn btn-quiet [:not(:has(>[open]))+p>&]:hidden" choose={() => choose('all')}>
            {w.printAll}
          </PrintButton>
        </p>
      </PageHeading>
      <div className="print:text-[9pt]">
        <Section id="answering" title={answering.title} tight>
          <ClinicNow
            name="who-answers"
            view={WhoAnswersView}
            own={{ ...whenClosed, numbers: offices.map(({ phones }) => phones.office) }}
          />
          {answering.text.map((line) => (
            <p key={line} className="mt-2">
              <WithHotlines text={line} />
            </p>
          ))}
        </Section>
        <div className="mx-auto max-w-page px-5 pb-4 md:px-8 print:px-0">
          <Disclosure title={avoid.title} heading="h2" id="avoid">
            <ul className="grid list-disc gap-2 ps-6">
              {avoid.items.map((item) => (
                <li key={item}>
                  <WithHotlines text={item} />
                </li>
              ))}
            </ul>
            <SourceNumbers numbers={numbersOf(avoid.from)} />
          </Disclosure>
          <div className="print:hidden">
            <Sources sources={sources} anchored signOff={{ review, toConfirm: confirm.length }} />
          </div>
          <div className="mt-2">
            <p className="print-only">{onPaper(address)}</p>
            <ReviewLine review={review} />
          </div>
        </div>
      </div>
    </>
  );
}
