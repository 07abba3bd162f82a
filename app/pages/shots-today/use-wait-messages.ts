import { useEffect, useRef, useState } from 'react';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { milestone, type WaitState } from './wait.ts';
import { words } from './words.ts';

/** Two short pulses; browsers allow them only after the visitor touches the page. */
function vibrate() {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([300, 200, 300]);
}

/** Returns what is read out about the wait: its start, 15 and 5 minutes before the end, and the end. */
export function useWaitMessages(state: WaitState): string {
  const w = useWords(words);
  const language = useLanguage();
  const [message, setMessage] = useState('');
  const last = useRef<string>(undefined);
  const step = state.phase === 'waiting' ? milestone(state.minutesLeft) : state.phase;
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before === step) return;
    if (state.phase === 'waiting') {
      const { minutes, minutesLeft, ends } = state;
      const fresh = minutesLeft === minutes;
      setMessage(fresh ? w.saidStart(minutes, clockTime(ends, language)) : w.saidLeft(minutesLeft));
    } else if (state.phase === 'over') {
      setMessage(w.over(state.minutes));
      if (before !== undefined && before !== 'none') vibrate();
    } else setMessage('');
  }, [step, state, w, language]);
  return message;
}
