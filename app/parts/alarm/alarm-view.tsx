import type { ReactNode } from 'react';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ActFirstCard } from './act-first-card.tsx';
import type { Alarm } from './alarm.ts';
import { Guide } from './guide.tsx';
import { LifelineCard } from './lifeline-card.tsx';
import { SlimLine } from './slim-line.tsx';
import { alarmWords } from './words.ts';

interface AlarmViewProps {
  readonly alarm: Alarm;
  readonly id: string;
  /** Shows only a card's steps, or for the guide the line to 911 and a link, so that a form or results stay in sight. */
  readonly brief?: boolean;
  /** The ordinary answer, for visitors who only ask. */
  readonly children?: ReactNode;
}

/**
 * Draws what to do at once, before any answer: an emergency card, the lifeline, the guide or, for a possible emergency, the line to 911.
 */
export function AlarmView({ alarm, id, brief = false, children }: AlarmViewProps) {
  const w = useWords(alarmWords);
  if ('line' in alarm) return <SlimLine />;
  if ('guide' in alarm) {
    if (!brief) {
      return (
        <Guide guide={alarm.guide} headingId={id}>
          {children}
        </Guide>
      );
    }
    return (
      <>
        <SlimLine />
        <p>
          <PageLink to="after-hours" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-alarm">
            {alarm.guide.title}
            <Icon name="arrow-right" />
          </PageLink>
        </p>
      </>
    );
  }
  if ('lifeline' in alarm) return <LifelineCard lifeline={alarm.lifeline} first={alarm.first} headingId={id} />;
  if (alarm.card.kind === 'anaphylaxis' && !brief) return <ActFirstCard card={alarm.card} headingId={id} />;
  return (
    <>
      <EmergencyCard card={alarm.card} headingId={id} briefOnPaper brief={brief} />
      <p>
        <PageLink to="emergency" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-alarm">
          {w.emergencyPage}
          <Icon name="arrow-right" />
        </PageLink>
      </p>
    </>
  );
}
