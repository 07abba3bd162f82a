import { pagesBelow } from '#app/site/paths.ts';

/**
 * Where the site speaks to children, who are addressed as tú. Everything else is usted. A path is matched by
 * its folders and by the beginning of its file name.
 */
const childrensNames: readonly string[] = ['kids', ...pagesBelow('kids-zone').map(({ module }) => module)];

export function isChildrensContent(path: string): boolean {
  return path
    .split('/')
    .some((part) => childrensNames.some((name) => part === name || part.startsWith(`${name}.`) || part.startsWith(`${name}-`)));
}
