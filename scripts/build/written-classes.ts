import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { classNames } from './used-styles.ts';

const styles = join(import.meta.dirname, '../../app/styles');

/**
 * The classes of the stylesheet, utilities and our own, that stand in the code as whole words, in alphabetical order; found
 * as Tailwind finds them, before the pages' build has come to their style. Not those that are put together: `air-${plant}`.
 */
export async function writtenClasses(): Promise<string[]> {
  const compiler = await compile(await readFile(join(styles, 'app.css'), 'utf8'), { base: styles, onDependency: () => {} });
  const words = new Scanner({ sources: compiler.sources }).scan();
  const written = new Set(words);
  return [...classNames(compiler.build(words))].filter((name) => written.has(name)).sort();
}
