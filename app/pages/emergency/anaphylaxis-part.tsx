import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AnaphylaxisSigns } from './anaphylaxis-signs.tsx';
import { DeviceList } from './device-list.tsx';
import { pageWords } from './page-words.ts';
import { WhileWaiting } from './while-waiting.tsx';

interface AnaphylaxisPartProps {
  readonly card: ShownEmergencyCard;
  readonly anaphylaxis: Localized<Emergency>['anaphylaxis'];
}

/** Anaphylaxis: the short steps, each device, how to lie; the explanations open with a tap. */
export function AnaphylaxisPart({ card, anaphylaxis }: AnaphylaxisPartProps) {
  const p = useWords(pageWords);
  const { signs, devices, positions, wait } = anaphylaxis;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:space-y-1.5">
      <EmergencyCard card={card} />
      <div className="grid gap-8 lg:row-span-2 print:block print:space-y-1.5">
        <DeviceList id="use-epinephrine" title={p.useEpinephrine} devices={devices} />
        <div className="lg:[&>ol]:grid-cols-2">
          <h3 className="mb-4 text-3xl print:mb-1">{p.positions}</h3>
          <StepCards label={p.positions} steps={positions.cards} />
        </div>
      </div>
      <div className="border-t border-line">
        <AnaphylaxisSigns signs={signs} />
        <WhileWaiting items={wait.items} />
      </div>
    </div>
  );
}
