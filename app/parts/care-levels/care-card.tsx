import { createContext, type ReactNode, useContext } from 'react';
import type { CareLevel } from '#app/content/articles/care-levels.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Frame } from '#app/content/pages/frame.server.ts';
import { EmergencyWays } from '#app/parts/emergency-card/emergency-ways.tsx';
import type { IconName } from '#app/site/icon-names.ts';
import { FoldButton } from '#app/ui/fold-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

/** Set around a column that is not in the language of the page and its frame. */
export const WhenClosedIn = createContext<Frame['whenClosed'] | undefined>(undefined);

/** Says who answers while both offices are closed, at times for a whole weekend, to a person who should call us today. */
function WhenClosed() {
  const w = useWords(words);
  const ofPage = useFrame().whenClosed;
  const { phone, call, worse } = useContext(WhenClosedIn) ?? ofPage;
  return (
    <p className="border-t border-line pt-3 text-base print:border-0 print:p-0 print:text-[1em]">
      <strong>{w.closed}</strong> {w.closedSign} {call}{' '}
      {phone && (
        <span className="print:hidden">
          <PhoneLink number={phone} />{' '}
        </span>
      )}
      <WithHotlines text={worse} />
    </p>
  );
}

const icons = {
  '911': 'emergency',
  er: 'hospital',
  today: 'phone',
  soon: 'calendar',
  visit: 'speech',
} as const satisfies Record<CareLevel, IconName>;

interface CareCardProps {
  readonly level: CareLevel;
  /** The id of the heading under which the card folds its list; unique on a page. */
  readonly foldId?: string;
  /** The article's emergency card, shown in the head of the ladder. */
  readonly card?: ShownEmergencyCard;
  /** The subject, for screen readers that list headings, if a page has several ladders. */
  readonly about?: string;
  /** Epinephrine treats the signs at the level 911, and comes before the call. */
  readonly epinephrineFirst?: boolean;
  /** The page says in one place whom to call, open or closed. */
  readonly answersElsewhere?: boolean;
  readonly children: ReactNode;
}

/**
 * Draws how soon to get help, and for what: one rung of the ladder of cards, marked by word, drawing and the shape of its tile, never by
 * color alone (app/styles/help.css).
 */
export function CareCard({ level, foldId, card, about, epinephrineFirst, answersElsewhere = false, children }: CareCardProps) {
  const w = useWords(words);
  const headingId = card ? `emergency-${card.kind}` : foldId;
  const heading = (
    <h3 id={headingId}>
      <Icon name={icons[level]} />
      {level === '911' && (epinephrineFirst || card?.kind === 'anaphylaxis') ? w.epinephrineThen911 : w[level]}
      {about && <span className="sr-only">: {about}</span>}
    </h3>
  );
  return (
    <div className="care" data-level={level}>
      {card ? (
        <section aria-labelledby={headingId} className="care-head">
          {heading}
          <p>
            <strong>{card.title}</strong> {card.first}
          </p>
          <EmergencyWays card={card} />
        </section>
      ) : (
        heading
      )}
      {foldId && <FoldButton heading={foldId} always />}
      <div>
        {children}
        {level === 'er' && <p className="font-semibold">{w.erHow}</p>}
        {level === 'today' && !answersElsewhere && <WhenClosed />}
      </div>
    </div>
  );
}
