import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceList } from './device-list.tsx';
import { pageWords } from './page-words.ts';
import { PlainList } from './plain-list.tsx';
import { WhileWaiting } from './while-waiting.tsx';

interface AsthmaPartProps {
  readonly card: ShownEmergencyCard;
  readonly asthma: Localized<Emergency>['asthma'];
}

/** A severe asthma attack, in the same order as anaphylaxis. */
export function AsthmaPart({ card, asthma }: AsthmaPartProps) {
  const p = useWords(pageWords);
  const { signs, devices, wait } = asthma;
  return (
    <div className="grid gap-10 print:block print:space-y-2">
      <div className="grid items-start gap-8 lg:grid-cols-2 print:block print:space-y-2">
        <EmergencyCard card={card} />
        <DeviceList id="use-inhaler" title={p.useInhaler} devices={devices} />
      </div>
      <div className="border-t border-line">
        <Disclosure title={p.asthmaSigns} heading="h3">
          <PlainList items={signs.items} paperColumns />
        </Disclosure>
        <WhileWaiting items={wait.items} />
      </div>
    </div>
  );
}
