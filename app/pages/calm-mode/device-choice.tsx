import { Fragment } from 'react';
import type { Device } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { noDevice } from './calm-steps.ts';
import { eraseOwnDevice } from './own-device.ts';
import { words } from './words.ts';

interface DeviceChoiceProps {
  readonly devices: readonly Localized<Device>[];
  readonly own: string | undefined;
  readonly onChoose: (device: string) => void;
  /** Begins a practice run; not offered within one. */
  readonly onPractice: (() => void) | undefined;
}

const choice =
  'min-h-18 items-center justify-between gap-3 rounded-card border-2 border-alarm bg-alarm-mist px-5 py-3 text-start text-2xl leading-tight font-bold text-ink focus-visible:rounded-card';

/**
 * The device in the reader's hand, the own one first. Buttons, so that a tap before the page is hydrated is kept and done, and not
 * followed; where script does not run or cannot be had, each choice is a link to its steps on the emergency page.
 */
export function DeviceChoice({ devices, own, onChoose, onPractice }: DeviceChoiceProps) {
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
        <Fragment key={id}>
          <button type="button" className={`${choice} flex hover:underline plain:hidden`} onClick={() => onChoose(id)}>
            <span>
              {name}
              {note && <span className="block text-base font-normal">{note}</span>}
            </span>
            <Icon name="arrow-right" className="icon text-alarm" />
          </button>
          <PageLink to="emergency" hash={hash} className={`${choice} hidden no-underline hover:underline plain:flex`}>
            {name}
            <Icon name="arrow-right" className="icon text-alarm" />
          </PageLink>
        </Fragment>
      ))}
      <div className="needs-script flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-base text-quiet">{w.remembered}</p>
        {own && (
          <button type="button" className="btn btn-quiet min-h-11 px-3" onClick={eraseOwnDevice}>
            {w.erase}
          </button>
        )}
        {onPractice && (
          <button type="button" className="btn btn-quiet min-h-11 px-3" onClick={onPractice}>
            {w.practice}
          </button>
        )}
      </div>
    </section>
  );
}
