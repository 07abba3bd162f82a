import { Fragment } from 'react';
import type { Device } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { StepDrawing, type StepDrawingName } from '#app/parts/step-drawings/step-drawing.tsx';
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
  /** Begins a practice run; undefined within one. */
  readonly onPractice: (() => void) | undefined;
}

const choice =
  'min-h-18 items-center justify-between gap-3 rounded-card border-2 border-alarm bg-alarm-mist px-3 py-2 text-start text-2xl leading-tight font-bold text-ink focus-visible:rounded-card';

/** The first step with the device, or a phone without one: visitors recognize it before they read its name. */
function Picture({ drawing }: { readonly drawing: StepDrawingName | undefined }) {
  return drawing ? (
    <StepDrawing name={drawing} className="h-auto w-18 flex-none lg:w-40" />
  ) : (
    <span className="grid w-18 flex-none place-items-center lg:w-40">
      <Icon name="phone" className="icon size-10 text-alarm" />
    </span>
  );
}

/**
 * Offers the devices, the visitor's own first. They are buttons, so that a tap before hydration is kept and answered afterward;
 * without JavaScript each choice is a link to its steps on the emergency page.
 */
export function DeviceChoice({ devices, own, onChoose, onPractice }: DeviceChoiceProps) {
  const w = useWords(words);
  const sorted = [...devices].sort((one, other) => Number(other.id === own) - Number(one.id === own));
  const choices = [
    ...sorted.map(({ id, name, steps: [first] }) => ({
      id,
      name,
      hash: id,
      note: id === own ? w.yours : undefined,
      drawing: first?.drawing,
    })),
    { id: noDevice, name: w.none, hash: 'emergency-anaphylaxis', note: undefined, drawing: undefined },
  ];
  return (
    <section aria-labelledby="calm-step" className="grid gap-3 lg:grid-cols-2 lg:gap-4 lg:*:first:col-span-2 lg:*:last:col-span-2">
      <h2 id="calm-step" tabIndex={-1} className="mb-2 text-3xl">
        {w.which}
      </h2>
      {choices.map(({ id, name, hash, note, drawing }) => (
        <Fragment key={id}>
          <button type="button" className={`${choice} flex hover:underline plain:hidden`} onClick={() => onChoose(id)}>
            <Picture drawing={drawing} />
            <span className="flex-1">
              {name}
              {note && <span className="block text-base font-normal">{note}</span>}
            </span>
            <Icon name="arrow-right" className="icon text-alarm" />
          </button>
          <PageLink to="emergency" hash={hash} className={`${choice} hidden no-underline hover:underline plain:flex`}>
            <Picture drawing={drawing} />
            <span className="flex-1">{name}</span>
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
          <button type="button" className="btn btn-quiet -ms-3 min-h-11 px-3" onClick={onPractice}>
            {w.practice}
          </button>
        )}
      </div>
    </section>
  );
}
