import { useEffect, useRef, useState } from 'react';
import { type Field, fieldOf, unmeasured } from './field.ts';
import { playSound, type Sound } from './sound.ts';
import { useWhenAway } from './use-round.ts';

/** The id of the details under the stage that hold the rules (game-page.tsx). */
export const rulesId = 'how-to';

/** Opens the rules under the stage and focuses their summary. */
export function openRules() {
  const details = document.getElementById(rulesId);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus();
  details.scrollIntoView({ block: 'nearest' });
}

/**
 * Does what every game's stage needs: measures its field, plays sounds once a child has turned them on, pauses when nobody sees the
 * game, and puts the focus where the next key press belongs.
 * @param phase of the round; a change moves the focus into the field, to "Go on" or to the title of the result
 */
export function useStage(phase: string, onAway: () => void, focusField: () => void) {
  const stage = useRef<HTMLDivElement>(null);
  const resume = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [sound, setSound] = useState(false);
  const call = useRef(focusField);
  call.current = focusField;
  const before = useRef(phase);
  useWhenAway(stage, onAway);

  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase === 'playing') {
      call.current();
      stage.current?.scrollIntoView({ block: 'nearest' });
    } else if (phase === 'paused') resume.current?.focus({ preventScroll: true });
    else title.current?.focus({ preventScroll: true });
  }, [phase]);

  const measured = (): Field => {
    const box = stage.current?.querySelector('.kz-field')?.getBoundingClientRect();
    return box ? fieldOf(Math.round(box.width), Math.round(box.height)) : unmeasured;
  };
  const hear = (name: Sound) => sound && playSound(name);
  function onSound(on: boolean) {
    setSound(on);
    if (on) playSound('good');
  }
  return { stage, resume, title, sound, onSound, hear, measured };
}

/** Centers an element on a point of the field, scaled to the box, which may have changed its size since the round began. */
export function moveTo(
  element: HTMLElement | null | undefined,
  { x, y }: { readonly x: number; readonly y: number },
  field: Field,
  box: Box,
) {
  if (!element) return;
  const [left, top] = [(x * box.width) / field.width, (y * box.height) / field.height];
  element.style.transform = `translate3d(${left.toFixed(1)}px, ${top.toFixed(1)}px, 0) translate(-50%, -50%)`;
}
interface Box {
  readonly width: number;
  readonly height: number;
}

/** Keeps the size of an element as it was last laid out, so that no frame has to force a layout. */
export function useBox(element: { readonly current: Element | null }, fallback: Box) {
  const box = useRef(fallback);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) box.current = entry.contentRect;
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return box;
}
