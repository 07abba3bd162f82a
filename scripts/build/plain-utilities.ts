/**
 * Tailwind's utilities speak to each other by properties of their own: what `text-xl` says of the height of lines is to give way
 * to `leading-tight`, whichever comes later. Each page carries these properties, registers them and sets them for browsers that
 * know no `@property`; here they are worked out, since our code does not need them:
 * - Nothing reads a weight. Where nothing reads a property, nobody needs it.
 * - Borders are solid by the reset (app/styles/reset.css) where no other utility makes them dashed.
 * - The height of lines is that of the last utility that holds: beside `leading-tight print:text-base` stands
 *   `print:leading-tight` where that is wanted.
 */
import postcss, { type Root } from 'postcss';

const namesIn = (value: string) => [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** The stylesheet without the properties by which utilities speak to each other, but for those that are still read. */
export function plainUtilities(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    if (/^border(-[a-z-]+)?-style$/.test(declaration.prop) && declaration.value === 'var(--tw-border-style)') declaration.remove();
    declaration.value = declaration.value.replace(/^var\(--tw-leading,\s*(.*)\)$/, '$1');
  });
  dropUnread(sheet);
  return sheet.toString();
}

function dropUnread(sheet: Root): void {
  const read = new Set<string>();
  sheet.walkDecls((declaration) => {
    for (const name of namesIn(declaration.value)) read.add(name);
  });
  sheet.walkAtRules('property', (rule) => {
    if (isInner(rule.params) && !read.has(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

const isInner = (name: string) => name.startsWith('--tw-');
