import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceLinks, DeviceList } from './device-list.tsx';
import { pageWords } from './page-words.ts';
import { PlainList } from './plain-list.tsx';
import { WhileWaiting } from './while-waiting.tsx';

interface AsthmaPartProps {
  readonly card: ShownEmergencyCard;
  readonly asthma: Localized<Emergency>['asthma'];
}

/** A severe asthma attack, told in the same order as anaphylaxis. */
export function AsthmaPart({ card, asthma }: AsthmaPartProps) {
  const p = useWords(pageWords);
  const { signs, devices, wait } = asthma;
  return (
    <div className="grid gap-10 print:block print:break-before-page print:space-y-2">
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] print:block print:space-y-2">
        <div className="grid gap-5">
          <EmergencyCard card={card} />
          <DeviceLinks title={p.useInhaler} devices={devices} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 print:mb-0">{p.asthmaSigns}</h3>
          <PlainList items={signs.items} paperColumns />
        </div>
      </div>
      <div>
        <DeviceList title={p.useInhaler} devices={devices} />
      </div>
      <WhileWaiting items={wait.items} />
    </div>
  );
}
