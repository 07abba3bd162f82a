import type { Localized } from '#app/content/localized.ts';
import type { Emergency } from '#app/content/schema/emergency.ts';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceLinks, DeviceList } from './device-list.tsx';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { pageWords } from './page-words.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { WhileWaiting } from './while-waiting.tsx';

/** Anaphylaxis: the short steps, the way to one's own device, all signs, then everything at length. */
export function AnaphylaxisPart({ anaphylaxis }: { readonly anaphylaxis: Localized<Emergency>['anaphylaxis'] }) {
  const p = useWords(pageWords);
  const { signs, devices, positions, wait } = anaphylaxis;
  return (
    <div className="grid gap-10 print:block print:space-y-1.5">
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] print:block print:space-y-1.5">
        <div className="grid gap-5">
          <EmergencyCard kind="anaphylaxis" />
          <DeviceLinks title={p.useEpinephrine} devices={devices} />
        </div>
        <div className="min-w-0">
          <h3>{p.signs}</h3>
          <p className="mt-2 print:mt-0">{signs.lead}</p>
          <dl className="mt-3 grid gap-2 print:mt-1 print:grid-cols-2 print:gap-x-3 print:gap-y-0 print:[&_:is(dt,dd)]:inline">
            {signs.systems.map(({ id, name, text }) => (
              <div key={id} className="border-t border-line pt-2 print:border-0 print:p-0">
                <dt className="font-semibold">
                  {name}
                  <span className="print-only">: </span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div className="rounded-card bg-mist p-3 print:col-span-2 print:p-0">
              <dt className="font-semibold">
                {p.babies}
                <span className="print-only">: </span>
              </dt>
              <dd>{signs.babies.text}</dd>
            </div>
          </dl>
          <p className="mt-3 font-semibold print:mt-0">{signs.doubt.text}</p>
        </div>
      </div>
      <div>
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
