/** A module of interface words (`defineWords`), parted by language: what shows them, and what brings them. */
import { type Node, walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Language } from '#app/site/language.ts';

type Placed = Node & { readonly start: number; readonly end: number };

interface Declared {
  readonly name: string;
  /** `defineWords`, where it is called. */
  readonly callee: Placed;
  /** The words, in both languages. */
  readonly object: Placed & { readonly properties: readonly Node[] };
}

/** Every `const words = defineWords({ … })`. */
function declaredIn(root: Node): Declared[] {
  const declared: Declared[] = [];
  walk(root, {
    enter(node) {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return;
      const { callee, arguments: given } = node.init;
      const [object] = given;
      if (callee.type !== 'Identifier' || callee.name !== 'defineWords' || object?.type !== 'ObjectExpression') return;
      declared.push({ name: node.id.name, callee: callee as Placed, object: object as Declared['object'] });
    },
  });
  return declared;
}

/**
 * Throws where a module takes words in another way than by asking for those of a language, as by spreading them: in what is built
 * they come in files of their own.
 */
export function mustAskForWords(root: Node): void {
  const words = new Set<string>();
  walk(root, {
    enter(node, parent) {
      if (node.type === 'ImportDeclaration') {
        if (/words\.ts$/.test(String(node.source.value))) for (const { local } of node.specifiers) words.add(local.name);
        return this.skip();
      }
      if (node.type === 'SpreadElement' && node.argument.type === 'Identifier' && words.has(node.argument.name))
        throw new Error(`"...${node.argument.name}": ask for words by useWords or wordsIn`);
      const isTaken = parent?.type === 'MemberExpression' && parent.object === node;
      if (isTaken && node.type === 'Identifier' && words.has(node.name))
        throw new Error(`"${node.name}" is taken from: ask for words by useWords or wordsIn`);
    },
  });
}

/** A word's value in one language, and all it takes the place of. Throws, naming the word, where it is not written out. */
function valueIn(language: Language, word: Node): { whole: Placed; value: Placed } {
  const [key, whole] = word.type === 'Property' ? [word.key, word.value] : [];
  for (const side of whole?.type === 'ObjectExpression' ? whole.properties : []) {
    if (side.type === 'Property' && side.key.type === 'Identifier' && side.key.name === language)
      return { whole: whole as Placed, value: side.value as Placed };
  }
  const name = key?.type === 'Identifier' ? key.name : 'a word';
  throw new Error(`${name}: write it out as { en: …, es: … }, so that the build can part the languages`);
}

/** The module without its words, or null where it declares none. `root` is the syntax tree of `code`. */
export function withoutWords(code: string, root: Node): MagicString | null {
  const declared = declaredIn(root);
  if (declared.length === 0) return null;
  const script = new MagicString(code);
  for (const { object } of declared) script.overwrite(object.start, object.end, '{}');
  return script;
}

/** Lets what stands in an object by `...` come in one language too. */
function takeSpoken(script: MagicString, root: Node, taken: ReadonlySet<string>, query: string): void {
  walk(root, {
    enter(node) {
      if (node.type !== 'ImportDeclaration' || !node.specifiers.some(({ local }) => taken.has(local.name))) return;
      script.appendLeft((node.source as Placed).end - 1, query);
    },
  });
}

export interface Spoken {
  /** The module, by the name under which it has no words. */
  readonly file: string;
  readonly language: Language;
  /** What stands behind that name where its words are asked for. */
  readonly query: string;
}

/**
 * What tells a module its words in one language (`learnWords` in app/site/language.ts); `code` has them in both. Throws, naming
 * it, at a word that is not written out.
 */
export function wordsOfLanguage(code: string, root: Node, { file, language, query }: Spoken): MagicString {
  const script = new MagicString(code);
  const declared = declaredIn(root);
  const taken = new Set<string>();
  for (const { name, callee, object } of declared) {
    script.overwrite(callee.start, callee.end, 'learnWords');
    script.appendLeft(object.start, `untold_${name}, '${language}', `);
    for (const part of object.properties) {
      if (part.type === 'SpreadElement' && part.argument.type === 'Identifier') taken.add(part.argument.name);
      else {
        const { whole, value } = valueIn(language, part);
        script.remove(whole.start, value.start).remove(value.end, whole.end);
      }
    }
  }
  takeSpoken(script, root, taken, query);
  const untold = declared.map(({ name }) => `${name} as untold_${name}`).join(', ');
  return script.prepend(`import { learnWords } from '#app/site/language.ts';\nimport { ${untold} } from ${JSON.stringify(file)};\n`);
}
