import { afterFirstPaint } from './after-first-paint.ts';

/** Does something once the page has come and been painted and nothing else is left to do. */
export function whenIdle(work: () => void) {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200));
  if (document.readyState === 'complete') afterFirstPaint(idle);
  else addEventListener('load', () => afterFirstPaint(idle), { once: true });
}
