/**
 * What of the stylesheet a page can use. Rules are only taken out, never written anew, so that what stays is what was
 * tested: same order, same layers, same bytes.
 */
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Selectors in which one of several alternatives is enough. */
const alternatives = new Set([':is', ':where', ':has']);

/** Every class the stylesheet names. */
export function classNames(css: string): Set<string> {
  const names = new Set<string>();
  const collect = selectorParser((root) => root.walkClasses(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules((rule) => void collect.processSync(rule.selector));
  return names;
}

/** Every element the stylesheet names. */
export function elementNames(css: string): Set<string> {
  const names = new Set<string>();
  const collect = selectorParser((root) => root.walkTags(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules((rule) => {
    if (!isKeyframes(rule.parent)) collect.processSync(rule.selector);
  });
  return names;
}

/**
 * The stylesheet without the rules that need a class or an element for which `isUsed` is false, without what only they needed, and
 * without what it says twice in a row, as it does where a minifier has put a browser's own name beside what had it already.
 */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const sheet = postcss.parse(css);
  // Tailwind's licence stands in the whole sheet, which is a file of its own.
  sheet.walkComments((comment) => void comment.remove());
  const canMatch = (selector: Selector): boolean =>
    selector.nodes.every((node) => {
      if (node.type === 'class' || node.type === 'tag') return isUsed(node.value);
      return node.type === 'pseudo' && alternatives.has(node.value) ? node.nodes.some(canMatch) : true;
    });
  const keepMatching = selectorParser((list) => {
    for (const selector of list.nodes.filter((one) => !canMatch(one))) selector.remove();
  });
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = keepMatching.processSync(rule.selector);
    if (kept === '') removeWithEmptyParents(rule);
    else if (kept !== rule.selector) rule.selector = kept;
  });
  sheet.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && next.prop === declaration.prop && next.value === declaration.value) declaration.remove();
  });
  dropUnusedPages(sheet);
  dropUnreadProperties(sheet);
  return sheet.toString();
}

const isKeyframes = (parent: Container | undefined) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function removeWithEmptyParents(node: postcss.ChildNode): void {
  const parent = node.parent;
  node.remove();
  // A layer stays, even empty: where it is first named is its place in the cascade.
  if (parent?.type === 'atrule' && parent.nodes?.length === 0 && (parent as AtRule).name !== 'layer')
    removeWithEmptyParents(parent as AtRule);
}

/** Kinds of paper that no rule prints on. */
function dropUnusedPages(sheet: Root): void {
  const printed = new Set<string>();
  sheet.walkDecls('page', ({ value }) => void printed.add(value));
  sheet.walkAtRules('page', (rule) => {
    if (rule.params !== '' && !printed.has(rule.params)) rule.remove();
  });
}

/** What Tailwind declares for its utilities, `@property --tw-…` and the theme: only names that a kept rule sets or reads. */
function dropUnreadProperties(sheet: Root): void {
  const read = new Set<string>();
  sheet.walkDecls((declaration) => {
    if (!isDeclaredForUtilities(declaration)) read.add(declaration.prop);
    for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) read.add(name);
  });
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (!isDeclaredForUtilities(declaration) || read.has(declaration.prop)) return;
    declaration.remove();
    if (rule?.nodes?.length === 0) removeWithEmptyParents(rule as postcss.Rule);
  });
}

function isDeclaredForUtilities(declaration: postcss.Declaration): boolean {
  for (let parent = declaration.parent as Container | undefined; parent; parent = parent.parent as Container | undefined) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') return ['theme', 'properties'].includes((parent as AtRule).params);
  }
  return false;
}
