/** Does something once the page has come and been painted and nothing else is left to do: it takes nothing from what is read first. */
export function whenIdle(work: () => void) {
  // Safari does not tell of idle time.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200));
  const afterNextPaint = () => requestAnimationFrame(() => setTimeout(idle));
  if (document.readyState === 'complete') afterNextPaint();
  else addEventListener('load', afterNextPaint, { once: true });
}
