import type { ShownAfterHours } from '#app/content/schema/after-hours.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as emergencyWords } from '#app/features/emergency/words.ts';
import { WithEmergencyNumber } from '#app/parts/information/emergency-number.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { CareCard } from '#app/ui/care-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { SourceNumbers } from './source-numbers.tsx';
import { words } from './words.ts';

type Situation = ShownAfterHours['situations'][number];

interface SituationSectionProps {
  readonly situation: Situation;
  /** Numbers of its sources in the list at the foot, from 1. */
  readonly sources: readonly number[];
  readonly tinted: boolean;
}

function CareList({ items, note }: Situation['care']['today']) {
  return (
    <div className="prose">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note && (
        <p className="font-semibold">
          <WithEmergencyNumber text={note} />
        </p>
      )}
    </div>
  );
}

/** One problem at three levels: what cannot wait, what to call us about, what to do at home. */
export function SituationSection({ situation, sources, tinted }: SituationSectionProps) {
  const w = useWords(words);
  const { care911 } = useWords(articleWords);
  const { call911 } = useWords(emergencyWords);
  const { id, title, lead, care, link } = situation;
  return (
    <div className="break-inside-avoid">
      <Section id={id} title={title} lead={lead} tinted={tinted}>
        <div className="grid items-start gap-5 lg:grid-cols-3 print:grid-cols-3 print:gap-2 print:text-[8.5pt] print:leading-snug">
          <CareCard level="911" title={care911}>
            <CareList {...care['911']} />
            <p className="mt-4 print:hidden">
              <a href="tel:911" className="btn bg-alarm text-page hover:underline">
                <Icon name="phone" />
                {call911}
              </a>
            </p>
          </CareCard>
          <CareCard level="today" title={w.careOpen}>
            <CareList {...care.today} />
            {/* On paper the phones stand once, at the top of the page. */}
            <div className="mt-4 print:hidden">
              <p>{w.openNow}</p>
              <OfficePhones />
            </div>
            <p className="mt-2 font-semibold">
              <WithEmergencyNumber text={w.worse} />
            </p>
          </CareCard>
          <CareCard level="visit" title={w.careHome}>
            <CareList {...care.visit} />
            <p className="mt-3">{w.askNext}</p>
            <p className="mt-1 print:hidden">
              <PageLink to={link.to} className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
                {link.text}
                <Icon name="arrow-right" />
              </PageLink>
            </p>
          </CareCard>
        </div>
        <SourceNumbers numbers={sources} />
      </Section>
    </div>
  );
}
