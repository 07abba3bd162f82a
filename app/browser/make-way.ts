/** Pixels that the page must scroll in the other direction before it counts as a change of direction. */
const threshold = 12;

/** Marks the root element while the page is scrolled down, so that the floating assistant button moves aside (app/styles/assistant.css). */
export function makeWayWhileReading() {
  const root = document.documentElement;
  let turned = scrollY;
  addEventListener(
    'scroll',
    () => {
      const isDown = 'readingOn' in root.dataset;
      const moved = scrollY - turned;
      if (isDown ? moved > 0 : moved < 0) turned = scrollY;
      if (Math.abs(scrollY - turned) < threshold) return;
      turned = scrollY;
      root.toggleAttribute('data-reading-on', moved > 0);
    },
    { passive: true },
  );
}
