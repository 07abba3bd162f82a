/** Milliseconds after loading until the first paint counts as done in a browser that does not tell of it: some hide it to protect their reader. */
const patience = 3000;

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Does something once the page has been painted: nothing that is asked for then can hold up what is read first. */
export function afterFirstPaint(work: () => void) {
  if (isPainted()) return work();
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((_, observer) => {
      if (!isPainted()) return;
      observer.disconnect();
      once();
    }).observe({ type: 'paint', buffered: true });
  const wait = () => setTimeout(once, patience);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
