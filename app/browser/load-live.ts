/** The address of app/browser/live.ts, filled in by scripts/build/page-scripts.ts. */
declare const livePath: string;

/** Brings what shows what holds now. The page reads without it; where it does not come it is asked for again once the connection is back. */
export async function loadLive() {
  try {
    // Browsers remember an import that failed for as long as the page stands; a fetch can be tried again.
    if (!(await fetch(livePath, { priority: 'low' })).ok) throw new Error();
    await import(/* @vite-ignore */ livePath);
  } catch {
    addEventListener('online', loadLive, { once: true });
  }
}
