/** The address of app/browser/live.ts, filled in by scripts/build/page-scripts.ts. */
declare const livePath: string;

/** Loads the scripts that show the current state. The page is readable without them; a failed load is retried once back online. */
export async function loadLive() {
  try {
    // A failed import stays failed for the life of the page, so fetch the file first: a failed fetch can be retried.
    if (!(await fetch(livePath, { priority: 'low' })).ok) throw new Error();
    await import(/* @vite-ignore */ livePath);
  } catch {
    addEventListener('online', loadLive, { once: true });
  }
}
