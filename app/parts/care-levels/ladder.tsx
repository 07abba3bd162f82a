import type { ReactNode } from 'react';
import { careLevels } from '#app/content/articles/care-levels.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { EmergencyWays } from '#app/parts/emergency-card/emergency-ways.tsx';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { CareCard } from './care-card.tsx';
import { CareList } from './care-list.tsx';

interface LadderProps {
  readonly situation: ShownAfterHours['situations'][number];
  /** The emergency card whose steps open at the level 911. */
  readonly card?: ShownEmergencyCard | undefined;
  /** A link from the level "today" to our phone numbers. */
  readonly numbers: ReactNode;
}

/** Draws the levels of a problem that have signs, the most urgent first. */
export function Ladder({ situation: { title, card: kind, care }, card, numbers }: LadderProps) {
  const { call911 } = useWords(emergencyWords);
  return (
    <div className="prose">
      {careLevels.map((level) => {
        const signs = care[level];
        if (!signs) return null;
        return (
          <CareCard key={level} level={level} about={title} epinephrineFirst={kind === 'anaphylaxis'} answersElsewhere>
            <CareList {...signs} noteFirst={level === '911'} />
            {level === '911' && card && <EmergencyWays card={card} />}
            {level === '911' && !card && (
              <p className="print:hidden">
                <a href="tel:911" className="btn btn-alarm">
                  <Icon name="phone" />
                  {call911}
                  <span className="sr-only">: {title}</span>
                </a>
              </p>
            )}
            {level === 'today' && <p className="print:hidden">{numbers}</p>}
          </CareCard>
        );
      })}
    </div>
  );
}
