/** The address of app/browser/live.ts, filled in by scripts/build/page-scripts.ts. */
declare const livePath: string;

/** Brings what shows what holds now. The page reads without it; where it does not come it is asked for again once the connection is back. */
export function loadLive() {
  // An element and not an import, which browsers refuse to try again once it has failed.
  const script = document.createElement('script');
  script.src = livePath;
  script.onerror = () => {
    script.remove();
    addEventListener('online', loadLive, { once: true });
  };
  document.head.append(script);
}
