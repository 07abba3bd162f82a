/**
 * Where the site speaks to children, who are addressed as tú. Everything else is usted. A path is matched by
 * its folders and by the beginning of its file name.
 */
const childrensNames = ['games', 'kids', 'immunequest', 'fun-facts', 'runny-nose', 'pollen-pop'] as const;

export function isChildrensContent(path: string): boolean {
  return path
    .split('/')
    .some((part) => childrensNames.some((name) => part === name || part.startsWith(`${name}.`) || part.startsWith(`${name}-`)));
}
