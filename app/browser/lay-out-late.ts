import { closestTo } from '#app/ui/closest-to.ts';
import { isReturning } from './returning.ts';
import { whenIdle } from './when-idle.ts';

const root = document.documentElement;

/**
 * Long pages are laid out as far as they are seen (app/styles/late-layout.css); the rest follows here, one section whenever the
 * device has nothing else to do, so that no single task keeps a tap waiting. Then the page is as whole as any. Whoever
 * goes to a place of the page, or back to it, gets all of it first, so that the place is where it will be.
 */
export function layOutLate(fontsSettled: Promise<void>) {
  const waiting = [...document.querySelectorAll<HTMLElement>('.late, [data-reveal]')];
  const finish = () => {
    waiting.length = 0;
    root.dataset.laidOut = '';
  };
  const next = () => {
    const section = waiting.shift();
    if (!section) return finish();
    section.dataset.laidOut = '';
    // In a frame of its own each.
    requestAnimationFrame(() => whenIdle(next));
  };
  const onClick = (event: Event) => {
    if (closestTo(event, 'a[href*="#"]')) finish();
  };
  if (location.hash || isReturning) return finish();
  addEventListener('click', onClick, true);
  // What is laid out before the fonts are worn is laid out twice.
  void fontsSettled.then(() => whenIdle(next));
}
