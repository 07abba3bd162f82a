import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { words } from '#app/parts/seasons/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { MonthList } from './month-list.tsx';
import { MyYear } from './my-year.tsx';
import { PlantCards } from './plant-cards.tsx';
import { seasonData } from './season-data.server.ts';
import { ThisMonth } from './this-month.tsx';
import { useMyYear } from './use-my-year.ts';
import { YearChart } from './year-chart.tsx';

export const loader = pageLoader(({ language }) => ({ data: seasonData(language) }));

/** What is in San Antonio's air: now, through the year, plant by plant. Paper has the chart and the plants on one sheet. */
export default function Seasons({ loaderData: { title, data } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const pollenCountUrl = useFrame().outside.pollenCount;
  const myYear = useMyYear(data.types.map(({ id }) => id));
  const hasOwn = myYear.mine.length > 0;
  return (
    <div className="print-seasons">
      <PageHeading title={title} lead={<span className="print:hidden">{w.lead}</span>} />
      <ThisMonth data={data} />
      {/* Paper has the visitor's own plants, or the whole chart and each plant. */}
      <div className={hasOwn ? 'print:hidden' : undefined}>
        <Section id="year" title={w.chartTitle} tight>
          <YearChart types={data.types} />
          <div className="mt-6 grid max-w-3xl justify-items-start gap-5 print:mt-2 print:max-w-none print:*:py-1">
            {data.draft && (
              <Notice tone="draft" title={w.draftTitle}>
                <p>{w.draftText}</p>
              </Notice>
            )}
            <SignedLine signed={data.signed} />
            <PrintButton>{w.print}</PrintButton>
          </div>
        </Section>
      </div>
      <div className="bg-mist print:bg-transparent">
        {/* Side by side until the visitor's year needs the width. */}
        <div className={`mx-auto max-w-page ${hasOwn ? '' : 'lg:grid lg:grid-cols-2 print:hidden'}`}>
          <MyYear data={data} {...myYear} />
          <div className="print:hidden">
            <Section id="count" title={w.countTitle} lead={data.count} tight>
              <ExternalLink href={pollenCountUrl} className="btn btn-secondary">
                <Icon name="pollen-counts" />
                {w.countLink}
              </ExternalLink>
            </Section>
          </div>
        </div>
      </div>
      <div className="print:hidden">
        <Section id="cedar-fever" title={w.feverTitle} tinted tight fades>
          <div className="grid max-w-3xl gap-4">
            {data.cedarFever.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-6 flex flex-wrap gap-3">
            <li>
              <PageLink to="condition/seasonal-allergies" className="choice bg-card">
                {w.feverArticle}
              </PageLink>
            </li>
            <li>
              <PageLink to="medications-to-avoid" className="choice bg-card">
                {w.feverTest}
              </PageLink>
            </li>
          </ul>
        </Section>
      </div>
      <div className={hasOwn ? 'print:hidden' : undefined}>
        <Section id="plants" title={w.plantsTitle} tight fades>
          <div className="print:columns-3 print:gap-[6mm] print:text-[8.5pt] print:leading-tight">
            <PlantCards types={data.types} />
          </div>
        </Section>
      </div>
      <div className="print:hidden">
        <div className="mx-auto max-w-page px-5 pb-section md:px-8">
          <Disclosure id="months" title={w.monthsTitle} heading="h2">
            <MonthList data={data} />
          </Disclosure>
          <Disclosure id="sources" title={w.sourcesTitle} heading="h2">
            <SourceList sources={data.sources} newTab className="md:block md:columns-2 md:gap-8" />
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
