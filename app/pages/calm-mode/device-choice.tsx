import type { Localized } from '#app/content/localized.ts';
import type { Device } from '#app/content/schema/emergency.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { noDevice } from './calm-steps.ts';
import { words } from './words.ts';

interface DeviceChoiceProps {
  readonly devices: readonly Localized<Device>[];
  readonly own: string | undefined;
  readonly onChoose: (device: string) => void;
}

/** The device in the reader's hand, the own one first. Without script each choice leads to its steps on the emergency page. */
export function DeviceChoice({ devices, own, onChoose }: DeviceChoiceProps) {
  const w = useWords(words);
  const sorted = devices.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
  const choices = [
    ...sorted.map(({ id, name }) => ({ id, name, hash: id, note: id === own ? w.yours : undefined })),
    { id: noDevice, name: w.none, hash: 'emergency-anaphylaxis', note: undefined },
  ];
  return (
    <section aria-labelledby="calm-step" className="grid gap-3">
      <h2 id="calm-step" tabIndex={-1} className="mb-2 text-3xl">
        {w.which}
      </h2>
      {choices.map(({ id, name, hash, note }) => (
        <PageLink
          key={id}
          to="emergency"
          hash={hash}
          className="flex min-h-18 items-center justify-between gap-3 rounded-card border-2 border-alarm bg-alarm-mist px-5 py-3 text-2xl leading-tight font-bold text-ink no-underline hover:underline focus-visible:rounded-card"
          onClick={(event) => {
            event.preventDefault();
            onChoose(id);
          }}
        >
          <span>
            {name}
            {note && <span className="block text-base font-normal">{note}</span>}
          </span>
          <Icon name="arrow-right" className="icon text-alarm" />
        </PageLink>
      ))}
      <p className="needs-script text-base text-quiet">{w.remembered}</p>
    </section>
  );
}
