import { useEffect, useRef } from 'react';

/**
 * The focus goes where the next key press belongs: into the picture while a round is played, which is also brought into
 * sight, to "go on" in a pause, to the result at the end. `focusField` puts it into the picture.
 */
export function useRoundFocus(phase: 'ready' | 'playing' | 'paused' | 'over', focusField: () => void) {
  const stage = useRef<HTMLDivElement>(null);
  const resume = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const call = useRef(focusField);
  call.current = focusField;

  useEffect(() => {
    if (phase === 'playing') {
      call.current();
      stage.current?.scrollIntoView({ block: 'start' });
    }
    if (phase === 'paused') resume.current?.focus({ preventScroll: true });
    if (phase === 'over') result.current?.focus();
  }, [phase]);
  return { stage, resume, result };
}
