import type { Care } from '#app/content/articles/care-level.schema.ts';
import { careLevels } from '#app/content/articles/care-levels.ts';
import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { SignText } from '#app/parts/care-levels/sign-text.tsx';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { SourceNumbers } from './source-numbers.tsx';
import { words } from './words.ts';

type Situation = ShownAfterHours['situations'][number];

interface SituationSectionProps {
  readonly situation: Situation;
  /** Numbers of its sources in the list at the foot, from 1. */
  readonly sources: readonly number[];
  readonly tinted: boolean;
}

function CareList({ items, note }: Localized<Care>) {
  return (
    <div className="prose">
      <ul>
        {items.map((item) => (
          <li key={item}>
            <SignText text={item} />
          </li>
        ))}
      </ul>
      {note && (
        <p className="font-semibold">
          <WithHotlines text={note} />
        </p>
      )}
    </div>
  );
}

/** One problem, level by level, the most urgent first; then what to do at home. */
export function SituationSection({ situation, sources, tinted }: SituationSectionProps) {
  const w = useWords(words);
  const { call911 } = useWords(emergencyWords);
  const { id, title, lead, care, home, link } = situation;
  return (
    <div className="break-inside-avoid">
      <Section id={id} title={title} lead={lead} tinted={tinted}>
        <div className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-3 print:gap-2 print:text-[9pt] print:leading-snug">
          {careLevels.map((level) => {
            const signs = care[level];
            if (!signs) return null;
            return (
              <CareCard key={level} level={level} about={title}>
                <CareList {...signs} />
                {level === '911' && (
                  <p className="mt-4 print:hidden">
                    <a href="tel:911" className="btn bg-alarm-field text-white hover:underline">
                      <Icon name="phone" />
                      {call911}
                      <span className="sr-only">: {title}</span>
                    </a>
                  </p>
                )}
                {/* On paper the phones stand once, at the top of the page. */}
                {level === 'today' && (
                  <div className="mt-4 print:hidden">
                    <p>{w.callToday}</p>
                    <OfficePhones />
                  </div>
                )}
              </CareCard>
            );
          })}
          <div className="break-inside-avoid rounded-card border border-line bg-card p-5 print:p-2">
            <h3 className="mb-2">
              {w.home}
              <span className="sr-only">: {title}</span>
            </h3>
            <CareList items={home} />
            <p className="mt-3 print:hidden">
              <OnwardLink to={link.to} text={link.text} />
            </p>
          </div>
        </div>
        <SourceNumbers numbers={sources} />
      </Section>
    </div>
  );
}
