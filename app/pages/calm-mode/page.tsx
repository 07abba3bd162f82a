import { useEffect } from 'react';
import { emergency as emergencyRecord, secondDoseMinutes } from '#app/content/emergency/emergency.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { CalmScreen } from './calm-screen.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { DoseClock } from './dose-clock.tsx';
import { SameReaction } from './same-reaction.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useCalmMode } from './use-calm-mode.ts';
import { useReading } from './use-reading.ts';
import { words } from './words.ts';

/** Says on each step of a practice run that it is one, with a button to leave. */
function PracticeNote({ onEnd }: { readonly onEnd: () => void }) {
  const w = useWords(words);
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-mist px-4 py-1">
      <p role="status" className="font-semibold">
        {w.practicing}
      </p>
      <button type="button" className="btn btn-quiet min-h-11 px-3" onClick={onEnd}>
        {w.endPractice}
      </button>
    </div>
  );
}

export const loader = pageLoader(({ language }) => {
  const { cards, anaphylaxis, call } = localized(emergencyRecord(), language);
  return { record: { cards, anaphylaxis, call }, minutes: secondDoseMinutes() };
});

/** Guides through a severe allergic reaction, one step a screen, for shaking hands: own device first, a clock, 911 in reach. */
export default function CalmMode({ loaderData: { title, record, minutes } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { call911 } = useWords(emergencyWords);
  const { step, number, count, own, doses, left, action, act, back, choose, chooseAnother, ...run } = useCalmMode(record, minutes);
  const reading = useReading(step ? [step.text, ...(step.cards ?? []).map(({ text }) => text), ...(step.lines ?? [])] : [w.which]);
  const { keep } = useWakeLock();
  useEffect(keep, [keep]);

  return (
    <div className="mx-auto flex min-h-[calc(100svh-var(--header-height))] max-w-page flex-col px-5 pt-3 md:px-8">
      <h1 tabIndex={-1} className="text-xl">
        {title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1">
        {step && (
          <p className="flex items-center gap-1.5 max-sm:w-full max-sm:pt-2">
            <span className="me-1 text-base">{w.step(number, count)}</span>
            {Array.from({ length: count }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
                key={place}
                aria-hidden="true"
                className={`size-3 rounded-full border-2 border-oak ${place < number ? 'bg-oak' : ''}`}
              />
            ))}
          </p>
        )}
        {reading && (
          <button type="button" className="choice" aria-pressed={reading.on} onClick={reading.toggle}>
            <Icon name={reading.on ? 'pause' : 'play'} />
            {reading.on ? w.stop : w.listen}
          </button>
        )}
        {step && number === 1 && (
          <button type="button" className="choice" onClick={chooseAnother}>
            {w.another}
          </button>
        )}
        {step && number < count && (
          <button type="button" className="choice" onClick={run.startOver}>
            {w.again}
          </button>
        )}
      </div>
      {run.practice.on && <PracticeNote onEnd={run.practice.end} />}
      <div className="flex-1 pb-4">
        {run.asks && doses ? (
          <SameReaction first={doses.first} onSame={run.sameReaction} onNew={run.startOver} />
        ) : step ? (
          <CalmScreen step={step} />
        ) : (
          <DeviceChoice
            devices={record.anaphylaxis.devices}
            own={own}
            onChoose={choose}
            onPractice={run.practice.on ? undefined : run.practice.start}
          />
        )}
      </div>
      <div className="calm-actions">
        {doses && left !== undefined && !run.asks && <DoseClock doses={doses} left={left} />}
        {action && <StepButtons action={action} onAction={act} onBack={back} />}
      </div>
      <div className="calm-call">
        <a
          href="tel:911"
          className="flex items-center justify-center gap-3 rounded-card bg-alarm-field px-5 leading-none font-bold text-white no-underline hover:underline focus-visible:rounded-card"
        >
          <Icon name="phone" />
          {call911}
        </a>
      </div>
    </div>
  );
}
