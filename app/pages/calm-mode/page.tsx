import { useEffect, useMemo, useState } from 'react';
import { emergency as emergencyRecord, secondDoseMinutes } from '#app/content/emergency.server.ts';
import { localized } from '#app/content/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { CalmScreen } from './calm-screen.tsx';
import { calmSteps } from './calm-steps.ts';
import { DeviceChoice } from './device-choice.tsx';
import { DoseClock } from './dose-clock.tsx';
import { PracticeNote } from './practice-note.tsx';
import { SameReaction } from './same-reaction.tsx';
import { useDoses } from './use-doses.ts';
import { ownDevice, usePlace } from './use-place.ts';
import { usePractice } from './use-practice.ts';
import { useReading } from './use-reading.ts';
import { useSameReaction } from './use-same-reaction.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => {
  const { cards, anaphylaxis, call } = localized(emergencyRecord(), language);
  return { record: { cards: { anaphylaxis: cards.anaphylaxis }, anaphylaxis, call }, minutes: secondDoseMinutes() };
});

/** A severe allergic reaction, one step a screen, for hands that shake: the own device first, a clock, 911 under the thumb. */
export default function CalmMode({ loaderData: { title, record, minutes } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { call911 } = useWords(emergencyWords);
  const { devices } = record.anaphylaxis;
  const ids = useMemo(() => devices.map(({ id }) => id), [devices]);
  const real = useDoses(minutes);
  const practice = usePractice(minutes);
  const { doses, left, giveFirst, giveSecond, clear } = practice.on ? practice.doses : real;
  const { asks, answer } = useSameReaction(real.kept);
  const { keep } = useWakeLock();
  const [own, setOwn] = useState<string>();

  // Whoever has given a dose and comes back is watching; whoever has chosen a device before begins with it.
  const realPlace = usePlace(ids, (chosen) => {
    const device = chosen ?? ids[0] ?? '';
    if (real.kept()) return { device, step: calmSteps(record, device).findIndex(({ kind }) => kind === 'watch') + 1 };
    return chosen ? { device: chosen, step: 1 } : undefined;
  });
  const { place, go } = practice.on ? practice : realPlace;
  const steps = place && !asks ? calmSteps(record, place.device) : [];
  const number = Math.min(place?.step ?? 1, steps.length);
  const step = steps[number - 1];
  const reading = useReading(step ? [step.text, ...(step.cards ?? []).map(({ text }) => text), ...(step.lines ?? [])] : [w.which]);

  useEffect(keep, [keep]);
  useEffect(() => setOwn(ownDevice(ids)), [ids]);

  const toStep = (next: number) => place && go({ device: place.device, step: next });
  const gives = step?.doseGiven && !doses;
  function startOver() {
    clear();
    answer();
    go(undefined);
  }
  return (
    <div className="mx-auto flex min-h-[calc(100svh-var(--header-height))] max-w-2xl flex-col px-5 pt-3">
      <h1 tabIndex={-1} className="text-xl">
        {title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1">
        {step && <p className="text-base text-quiet">{w.step(number, steps.length)}</p>}
        <PageLink to="emergency" replace className="inline-flex min-h-11 items-center text-base font-semibold">
          {w.leave}
        </PageLink>
        {reading && (
          <button type="button" className="choice" aria-pressed={reading.on} onClick={reading.toggle}>
            <Icon name={reading.on ? 'pause' : 'play'} />
            {reading.on ? w.stop : w.listen}
          </button>
        )}
        {place && number === 1 && (
          <button type="button" className="choice" onClick={() => go(undefined)}>
            {w.another}
          </button>
        )}
        {step && number < steps.length && (
          <button type="button" className="choice" onClick={startOver}>
            {w.again}
          </button>
        )}
      </div>
      {practice.on && <PracticeNote onEnd={practice.end} />}
      <div className="flex-1 pb-4">
        {asks && doses ? (
          <SameReaction first={doses.first} onSame={answer} onNew={startOver} />
        ) : step ? (
          <CalmScreen step={step} />
        ) : (
          <DeviceChoice
            devices={devices}
            own={own}
            onChoose={(device) => {
              if (!practice.on) setOwn(device);
              go({ device, step: 1 });
            }}
            onPractice={practice.on ? undefined : practice.start}
          />
        )}
      </div>
      <div className="sticky bottom-0 -mx-5 grid gap-2 border-t border-line bg-page px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {doses && left !== undefined && !asks && <DoseClock doses={doses} left={left} />}
        {step && (
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className="btn btn-secondary" disabled={number === 1} onClick={() => toStep(number - 1)}>
              {w.previous}
            </button>
            {step.kind === 'watch' && doses && doses.second === undefined && left === 0 ? (
              <button type="button" className="btn btn-primary" onClick={giveSecond}>
                {w.secondGiven}
              </button>
            ) : number === steps.length ? (
              <button type="button" className="btn btn-secondary" onClick={startOver}>
                {w.again}
              </button>
            ) : (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => {
                  if (gives) giveFirst();
                  toStep(number + 1);
                }}
              >
                {gives ? w.given : w.next}
              </button>
            )}
          </div>
        )}
        <a
          href="tel:911"
          className="flex min-h-16 items-center justify-center gap-3 rounded-card bg-alarm px-5 text-3xl font-bold text-page no-underline hover:underline focus-visible:rounded-card"
        >
          <Icon name="phone" className="icon size-8" />
          {call911}
        </a>
      </div>
    </div>
  );
}
