import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import { pageWords } from './page-words.ts';

/** A situation of the after-hours page and its signs for the emergency room. */
type RoomSigns = Pick<ShownAfterHours['situations'][number], 'id' | 'title'> & { readonly items: readonly string[] };

interface OtherSignsProps {
  /** Other emergencies that need 911 or Poison Control. */
  readonly cards: readonly ShownEmergencyCard[];
  readonly situations: readonly RoomSigns[];
}

/** For a problem other than the three tiles: signs that also need 911, Poison Control or a hospital. */
export function OtherSigns({ cards, situations }: OtherSignsProps) {
  const p = useWords(pageWords);
  return (
    <div className="print:hidden">
      <Disclosure title={p.otherSigns} heading="h2">
        <div className="mb-6 grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
          {cards.map((card) => (
            <EmergencyCard key={card.kind} card={card} />
          ))}
        </div>
        <p className="mb-4">{p.otherSignsText}</p>
        <CareCard level="er">
          <div className="grid items-start gap-x-10 border-t border-line md:grid-cols-2">
            {situations.map(({ id, title, items }) => (
              <Disclosure key={id} title={title} heading="h3">
                <HotlineList items={items} />
              </Disclosure>
            ))}
          </div>
        </CareCard>
        <p className="mt-4">
          <OnwardLink to="after-hours" text={p.allLevels} />
        </p>
      </Disclosure>
    </div>
  );
}
