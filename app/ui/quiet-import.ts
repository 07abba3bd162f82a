let underWay = 0;

/** Whether code is being loaded that the page can do without: its failure is told by who asked, not by a new page. */
export function importsQuietly(): boolean {
  return underWay > 0;
}

/**
 * Loads code that a page can do without. Elsewhere a part that fails to load makes the page load anew
 * (docs/decisions/005-failed-loads.md); here who asked says so in its own words, and nothing a visitor typed is lost.
 */
export async function quietImport<T>(load: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await load();
  } finally {
    underWay -= 1;
  }
}
