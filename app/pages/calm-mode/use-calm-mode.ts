import { useEffect, useMemo, useState } from 'react';
import { useStoredState } from '#app/ui/use-stored-state.ts';
import { type CalmRecord, calmSteps, mainAction } from './calm-steps.ts';
import { type Doses, isOld } from './doses.ts';
import { ownDevice } from './own-device.ts';
import { useDoses } from './use-doses.ts';
import { usePlace } from './use-place.ts';
import { usePractice } from './use-practice.ts';

/**
 * Whether to ask if the doses stored on this device are from this reaction: long after them, when the page is opened or
 * becomes visible again. Visitors who stay with the steps are not asked.
 */
function useSameReaction(kept: () => Doses | undefined) {
  const [asks, setAsks] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened.
  useEffect(() => {
    let answered = 0;
    const look = () => {
      const doses = document.visibilityState === 'visible' ? kept() : undefined;
      if (!doses || doses.first === answered || !isOld(doses, Date.now())) return;
      answered = doses.first;
      setAsks(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { asks, answer: () => setAsks(false) };
}

/**
 * Returns the visitor's step, in an emergency or a practice run, the doses given, and the actions of that step.
 * @param minutes until a second dose is due
 */
export function useCalmMode(record: CalmRecord, minutes: number) {
  const { devices } = record.anaphylaxis;
  const ids = useMemo(() => devices.map(({ id }) => id), [devices]);
  const real = useDoses(minutes);
  const practice = usePractice(minutes);
  const { doses, left, giveFirst, giveSecond, clear } = practice.on ? practice.doses : real;
  const { asks, answer } = useSameReaction(real.kept);
  const { value: chosen } = useStoredState(ownDevice, undefined);

  // After a dose, a returning visitor resumes at watching; with a device chosen before, at its first step.
  const realPlace = usePlace(ids, (own) => {
    const device = own ?? ids[0] ?? '';
    if (real.kept()) return { device, step: calmSteps(record, device).findIndex(({ kind }) => kind === 'watch') + 1 };
    return own ? { device: own, step: 1 } : undefined;
  });
  const { place, go } = practice.on ? practice : realPlace;
  const steps = place && !asks ? calmSteps(record, place.device) : [];
  const number = Math.min(place?.step ?? 1, steps.length);
  const step = steps[number - 1];
  const toStep = (next: number) => place && go({ device: place.device, step: next });
  const action = step && mainAction(step, number === steps.length, doses, left);

  function startOver() {
    clear();
    answer();
    go(undefined);
  }
  function act() {
    if (action === 'secondGiven') return giveSecond();
    if (action === 'again') return startOver();
    if (action === 'given') giveFirst();
    toStep(number + 1);
  }
  return {
    /** The device chosen before, if the site still has it. */
    own: ids.find((id) => id === chosen),
    /** Undefined while no device is chosen. */
    step,
    /** From 1. */
    number,
    count: steps.length,
    doses,
    left,
    action,
    act,
    /** Whether to ask first if the stored doses are from this reaction. */
    asks,
    sameReaction: answer,
    startOver,
    practice,
    back: number > 1 ? () => toStep(number - 1) : undefined,
    choose: (device: string) => go({ device, step: 1 }),
    chooseAnother: () => go(undefined),
  };
}
