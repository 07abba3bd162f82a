import type { Device } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PlainList } from './plain-list.tsx';

interface DeviceListProps {
  readonly title: string;
  /** The heading's id, which links lead to. */
  readonly id: string;
  readonly devices: readonly Localized<Device>[];
}

/** The devices with their steps: the most common is open, a tap opens another. */
export function DeviceList({ title, id, devices }: DeviceListProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-3xl print:mb-0">
        {title}
      </h3>
      <div className="border-t border-line print:grid print:grid-cols-[repeat(auto-fit,minmax(55mm,1fr))] print:gap-2 print:border-0">
        {devices.map((device, place) => (
          <Disclosure key={device.id} title={device.name} heading="h4" name={id} open={place === 0}>
            <div id={device.id} className="grid gap-3 print:block">
              <StepCards label={device.name} steps={device.steps} />
              <div className="text-base print:mt-1">
                <PlainList items={device.care} />
              </div>
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
