import { contentRoot } from '#app/content/content-root.server.ts';
import { checkPhotographs } from '#app/content/photographs/check-photographs.server.ts';
import { checkTools } from './check-tools.server.ts';
import { checkContent } from './checks.server.ts';

/** Every fault of content/: records, articles, the tools' data and photographs. Without one, the site can be built. */
export async function contentFaults(root = contentRoot): Promise<string[]> {
  // A file that several checks read tells its fault to each of them.
  return [...new Set([...checkContent(root), ...checkTools(root), ...(await checkPhotographs(root))])];
}
