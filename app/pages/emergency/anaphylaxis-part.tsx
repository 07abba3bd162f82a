import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { words } from '#app/parts/emergency-card/words.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceLinks, DeviceList } from './device-list.tsx';
import { pageWords } from './page-words.ts';
import { WhileWaiting } from './while-waiting.tsx';

interface AnaphylaxisPartProps {
  readonly card: ShownEmergencyCard;
  readonly anaphylaxis: Localized<Emergency>['anaphylaxis'];
}

/** Anaphylaxis: the short steps, the way to one's own device, all signs, then everything at length. */
export function AnaphylaxisPart({ card, anaphylaxis }: AnaphylaxisPartProps) {
  const p = useWords(pageWords);
  const w = useWords(words);
  const { signs, devices, positions, wait } = anaphylaxis;
  return (
    <div className="grid gap-10 print:block print:space-y-1.5">
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] print:block print:space-y-1.5">
        <div className="grid gap-5">
          <EmergencyCard card={card} />
          <DeviceLinks title={p.useEpinephrine} devices={devices} />
        </div>
        <div className="min-w-0">
          <h3>{p.signs}</h3>
          <p className="mt-2 print:mt-0">{signs.lead}</p>
          <dl className="mt-3 grid gap-2 print:mt-1 print:grid-cols-2 print:gap-x-3 print:gap-y-0">
            {signs.systems.map(({ id, name, text }) => (
              <div key={id} className="border-t border-line pt-2 print:border-0 print:p-0">
                <dt className="font-semibold print:inline">
                  {name}
                  <span className="print-only">: </span>
                </dt>
                <dd className="print:inline">{text}</dd>
              </div>
            ))}
            <div className="rounded-card bg-mist p-3 print:col-span-2 print:p-0">
              <dt className="font-semibold print:inline">
                {w.babies}
                <span className="print-only">: </span>
              </dt>
              <dd className="print:inline">{signs.babies.text}</dd>
            </div>
          </dl>
          <p className="mt-3 font-semibold print:mt-0">{signs.doubt.text}</p>
        </div>
      </div>
      <div id="use-epinephrine">
        <DeviceList title={p.useEpinephrine} devices={devices} />
      </div>
      <div>
        <h3 className="mb-4 text-3xl print:mb-1">{p.positions}</h3>
        <StepCards label={p.positions} steps={positions.cards} />
      </div>
      <WhileWaiting items={wait.items} />
    </div>
  );
}
