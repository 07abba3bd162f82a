import { whenIdle } from './when-idle.ts';

/**
 * Long pages are laid out as far as they are seen (app/styles/kit.css); the rest follows here, one section whenever the
 * device has nothing else to do, so that no single task keeps a tap waiting. Then the page is as whole as any.
 */
export function layOutLate() {
  const waiting = [...document.querySelectorAll<HTMLElement>('.late, [data-reveal]')];
  const next = () => {
    const section = waiting.shift();
    if (section) section.dataset.laidOut = '';
    else document.documentElement.dataset.laidOut = '';
    // In a frame of its own each.
    if (section) requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}
