import { pagesBelow } from '#app/site/paths.ts';

/**
 * Folders and files in which the site speaks to children, as tú. Everywhere else uses usted. A path is matched by its folders and by the
 * beginning of its file name.
 */
const childrensNames: readonly string[] = ['kids', ...pagesBelow('kids-zone').map(({ module }) => module)];

export function isChildrensContent(path: string): boolean {
  return path
    .split('/')
    .some((part) => childrensNames.some((name) => part === name || part.startsWith(`${name}.`) || part.startsWith(`${name}-`)));
}
