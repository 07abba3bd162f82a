import { join } from 'node:path';
import { type Node, walk } from 'estree-walker';
import MagicString from 'magic-string';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { normalizePath, type Plugin } from 'vite';
import { plainUtilities } from './plain-utilities.ts';
import { shortProperties } from './short-properties.ts';
import { writtenClasses } from './written-classes.ts';

/** Short name of each class, by its own. */
export type ShortNames = ReadonlyMap<string, string>;

const first = [...'abcdefghijklmnopqrstuvwxyz'];
const further = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
/**
 * A small letter and a capital or digit, then with one more sign: no word of a language or of code, which the style of a page is
 * reckoned from (page-classes.ts). Not the names of headings, which the code is full of.
 */
const twoSigns = first.flatMap((letter) => further.map((sign) => letter + sign)).filter((name) => !/^h[1-6]$/.test(name));
const threeSigns = twoSigns.flatMap((name) => further.map((sign) => name + sign));
const free = [...twoSigns, ...threeSigns];

/**
 * In alphabetical order, which compresses better than by frequency. Names of one plain word (`hidden`, `inline`) stay: in the
 * code they may mean something else.
 */
export function shortNames(classes: readonly string[]): ShortNames {
  return new Map(classes.filter((name) => /[-:/[]/.test(name)).map((name, place) => [name, free[place] ?? name]));
}

const shortened = (text: string, names: ShortNames) => text.replace(/\S+/g, (word) => names.get(word) ?? word);

/** Throws where a text looks for elements by a class: the built page knows it by another name. */
function mustNotLookFor(text: string, names: ShortNames): void {
  // Not the words that are classes themselves, as "[&_.text-base]:leading-none" is.
  const others = text.split(/\s+/).filter((word) => !names.has(word));
  for (const [selector, name = ''] of others.join(' ').matchAll(/\.([\w-]+)/g))
    if (names.has(name)) throw new Error(`"${text}" looks for "${selector}", which has a short name in what is built: use an attribute`);
}

/**
 * Returns the code with short names in its texts, or null where it has none. `root` is the syntax tree of `code`. Throws where a
 * text looks for elements by a class that gets one.
 */
export function shortInScript(code: string, root: Node, names: ShortNames): MagicString | null {
  const script = new MagicString(code);
  const put = (node: Node, text: string, written: (short: string) => string) => {
    mustNotLookFor(text, names);
    const short = shortened(text, names);
    const { start, end } = node as Node & { start: number; end: number };
    if (short !== text) script.overwrite(start, end, written(short));
  };
  walk(root, {
    enter(node) {
      if (node.type === 'Literal' && typeof node.value === 'string') put(node, node.value, JSON.stringify);
      if (node.type === 'TemplateElement') put(node, node.value.cooked ?? '', (short) => short.replace(/[\\`]|\$\{/g, '\\$&'));
    },
  });
  return script.hasChanged() ? script : null;
}

/** The stylesheet with short names. */
export function shortInStyle(css: string, names: ShortNames): string {
  const sheet = postcss.parse(css);
  const rename = selectorParser((root) =>
    root.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value;
    }),
  );
  sheet.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
  return sheet.toString();
}

let known: Promise<ShortNames> | undefined;
/** The short names of this build, the same for pages, scripts and styles. */
export const builtShortNames = (): Promise<ShortNames> => (known ??= writtenClasses().then(shortNames));

const ours = `${normalizePath(join(import.meta.dirname, '../../app'))}/`;

/** Gives classes and the properties of styles short names in everything that is built (decision 031). */
export function shortClasses(): Plugin {
  return {
    name: 'short-classes',
    apply: 'build',
    async transform(code, id) {
      // The style of pages is asked for by its plain name; a sheet that is asked for with a query is a file of its own.
      if (!id.startsWith(ours) || !/\.(?:css|tsx?(?:\?.*)?)$/.test(id)) return null;
      const names = await builtShortNames();
      if (id.endsWith('.css')) return { code: shortProperties(plainUtilities(shortInStyle(code, names))), map: null };
      const script = shortInScript(code, this.parse(code) as Node, names);
      return script && { code: script.toString(), map: script.generateMap({ hires: 'boundary' }) };
    },
  };
}
