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
import { PlantCards } from './plant-cards.tsx';
import type { SeasonData } from './season-data.server.ts';
import { ThisMonth } from './this-month.tsx';
import { useClinicMonth } from '#app/parts/seasons/use-clinic-month.ts';
import { words } from '#app/parts/seasons/words.ts';
import { YearChart } from './year-chart.tsx';

interface SeasonsPageProps {
  readonly title: string;
  readonly data: SeasonData;
}

/** What is in the air of San Antonio: now, through the year, plant by plant. On paper it is the chart, on one sheet. */
export function SeasonsPage({ title, data }: SeasonsPageProps) {
  const w = useWords(words);
  const { pollenCountUrl } = useFrame();
  const present = useClinicMonth();
  return (
    <div className="print:text-[9.5pt] print:leading-tight print:[&_.lead]:text-[9.5pt] print:[&_h2]:text-[13pt] print:[&_h3]:text-[11pt] print:[&_section>div]:py-1">
      <PageHeading title={title} lead={<span className="print:hidden">{w.lead}</span>} />
      <ThisMonth present={present} data={data} />
      <Section id="year" title={w.chartTitle} lead={data.note}>
        <YearChart types={data.types} present={present} />
        <div className="mt-6 grid max-w-3xl justify-items-start gap-5 print:mt-2 print:max-w-none print:*:py-1">
          {data.draft && (
            <Notice icon="document" title={w.draftTitle}>
              <p>{w.draftText}</p>
            </Notice>
          )}
          <PrintButton>{w.print}</PrintButton>
        </div>
      </Section>
      <div className="print:hidden">
        <Section id="count" title={w.countTitle} lead={data.count} tinted>
          <ExternalLink href={pollenCountUrl} newTabNote={w.newTab} className="btn btn-secondary">
            <Icon name="pollen-counts" />
            {w.countLink}
          </ExternalLink>
        </Section>
        <Section id="months" title={w.monthsTitle} lead={w.monthsLead}>
          <MonthList present={present} data={data} />
        </Section>
        <Section id="cedar-fever" title={w.feverTitle} tinted>
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
        <Section id="plants" title={w.plantsTitle}>
          <PlantCards types={data.types} />
        </Section>
        <Section id="sources" title={w.sourcesTitle}>
          <SourceList sources={data.sources} newTabNote={w.newTab} className="md:block md:columns-2 md:gap-8" />
        </Section>
      </div>
    </div>
  );
}
