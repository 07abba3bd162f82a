import type { Device } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';
import { PlainList } from './plain-list.tsx';

interface DevicesProps {
  readonly title: string;
  readonly devices: readonly Localized<Device>[];
}

/** From the steps straight to the device in the reader's hand. */
export function DeviceLinks({ title, devices }: DevicesProps) {
  const p = useWords(pageWords);
  return (
    <nav aria-label={title} className="print:hidden">
      <p className="font-semibold">{p.find}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {devices.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="choice bg-card font-semibold">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Each kind of device with its steps. */
export function DeviceList({ title, devices }: DevicesProps) {
  return (
    <>
      <h3 className="text-3xl">{title}</h3>
      <div className="mt-5 grid gap-10 print:mt-0 print:grid-cols-[repeat(auto-fit,minmax(55mm,1fr))] print:gap-2">
        {devices.map(({ id, name, steps, care }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-name`}
            className="grid min-w-0 gap-x-8 gap-y-3 lg:grid-cols-[17rem_1fr] lg:grid-rows-[auto_1fr] print:block"
          >
            <h4 id={`${id}-name`} className="text-2xl print:mb-1">
              {name}
            </h4>
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <StepCards label={name} steps={steps} />
            </div>
            <div className="text-base print:mt-1">
              <PlainList items={care} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
