/** Pixels that the page must move in one direction before it counts as a change of direction. */
const threshold = 12;

/** Notes on the root while the page is read on, downward: what floats over its foot then makes way (app/styles/assistant.css). */
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
