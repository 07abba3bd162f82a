/** Runs `work` once the page has loaded, has been painted and the browser is idle, so that it never delays the first screen. */
export function whenIdle(work: () => void) {
  // Safari has no `requestIdleCallback`.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200));
  const afterNextPaint = () => requestAnimationFrame(() => setTimeout(idle));
  if (document.readyState === 'complete') afterNextPaint();
  else addEventListener('load', afterNextPaint, { once: true });
}
