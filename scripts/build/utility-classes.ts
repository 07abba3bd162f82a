import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const styles = join(import.meta.dirname, '../../app/styles');

/** Of the classes in a stylesheet those that its layer of utilities alone names, in alphabetical order. */
export function utilitiesAmong(css: string): string[] {
  const utilities = new Set<string>();
  const others = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const names = isUtility(rule) ? utilities : others;
    selectorParser((root) => root.walkClasses(({ value }) => void names.add(value))).processSync(rule.selector);
  });
  return [...utilities].filter((name) => !others.has(name)).sort();
}

function isUtility(rule: postcss.Rule): boolean {
  let parent: postcss.Node | undefined = rule.parent;
  while (parent && !(parent instanceof postcss.AtRule && parent.name === 'layer')) parent = parent.parent;
  return parent instanceof postcss.AtRule && parent.params === 'utilities';
}

/** The utility classes that Tailwind finds in the code, before the pages' build has come to their style. */
export async function utilityClasses(): Promise<string[]> {
  const compiler = await compile(await readFile(join(styles, 'app.css'), 'utf8'), { base: styles, onDependency: () => {} });
  return utilitiesAmong(compiler.build(new Scanner({ sources: compiler.sources }).scan()));
}
