import { useEffect, useRef } from 'react';

/** Milliseconds of one step: games run at the same speed on slow and on fast screens. */
export const stepTime = 1000 / 60;

/** The longest that one frame may count, so that a phone that stuttered does not make the game jump. */
const longestFrame = 100;

/** Calls `onSteps` once per frame with the number of steps that are due, while `running`. */
export function useGameLoop(running: boolean, onSteps: (steps: number) => void) {
  const call = useRef(onSteps);
  call.current = onSteps;
  useEffect(() => {
    if (!running) return;
    let frame = 0;
    let last: number | undefined;
    let due = 0;
    const onFrame = (now: number) => {
      due += Math.min(now - (last ?? now), longestFrame);
      last = now;
      const steps = Math.floor(due / stepTime);
      due -= steps * stepTime;
      if (steps > 0) call.current(steps);
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
