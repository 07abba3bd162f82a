import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The part of a round that this hook reads: its `beat` goes up with every change that does more than move something. */
interface Beating {
  readonly beat: number;
}

/**
 * Keeps a round that changes 60 times a second and that React draws only when its `beat` goes up. In between, `paint` moves the
 * drawn elements by `transform` alone.
 * @param reduce the rules: returns a new round for each action, the same round if nothing happens
 * @param first the round before the first one; the same in the prerendered page and in the browser
 */
export function useRound<Round extends Beating, Action>(
  reduce: (round: Round, action: Action) => Round,
  first: () => Round,
  paint: (round: Round) => void,
) {
  const [shown, show] = useState(first);
  const now = useRef(shown);
  const move = useRef(paint);
  move.current = paint;
  const send = useCallback(
    (action: Action) => {
      const before = now.current;
      now.current = reduce(before, action);
      if (now.current.beat !== before.beat) show(now.current);
      else if (now.current !== before) move.current(now.current);
    },
    [reduce],
  );
  // Moves what React has just drawn to its place before it is painted.
  useLayoutEffect(() => move.current(now.current));
  return { shown, now, send };
}

/** Calls `onAway` when the game is no longer visible: another tab, a locked phone, or scrolled out of the window. */
export function useWhenAway(field: { readonly current: Element | null }, onAway: () => void) {
  const call = useRef(onAway);
  call.current = onAway;
  useEffect(() => {
    const onChange = () => document.visibilityState === 'hidden' && call.current();
    document.addEventListener('visibilitychange', onChange);
    const watcher = new IntersectionObserver(([entry]) => entry && entry.intersectionRatio < 0.15 && call.current(), {
      threshold: [0, 0.15],
    });
    if (field.current) watcher.observe(field.current);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      watcher.disconnect();
    };
  }, [field]);
}
