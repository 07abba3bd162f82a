import { contentRoot } from '#app/content/content-root.server.ts';
import { checkPhotographs } from '#app/content/photographs/check-photographs.server.ts';
import { checkTools } from './check-tools.server.ts';
import { checkContent } from './checks.server.ts';

/** Lists all faults in content/: records, articles, the tools' data and photographs. With none, the site can be built. */
export async function contentFaults(root = contentRoot): Promise<string[]> {
  // Several checks may report the same fault of a file.
  return [...new Set([...checkContent(root), ...checkTools(root), ...(await checkPhotographs(root))])];
}
