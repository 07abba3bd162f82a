/**
 * Shows each tag or {a-name} of a text as a mark in its form, such as ⟦sentence asthma-ribs: The skin between the ribs pulls in⟧. A mark
 * with an id is read back by the words before its colon alone, so the sentence that it quotes is never saved.
 */
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Bilingual, type Language, languages } from '#app/site/language.ts';

/** The quoted sentences and figures by id, in the language of a text. */
export type Quoted = ReadonlyMap<string, string>;

interface Kind extends Bilingual {
  /** The attribute that names the inserted content. */
  readonly id?: string;
  /** Attributes that a writer may edit, in order. */
  readonly own?: readonly string[];
  /** Set for a tag that has no closing tag. */
  readonly single?: true;
}

const kinds: Readonly<Record<string, Kind>> = {
  care: { en: 'care', es: 'atención', id: 'level' },
  question: { en: 'question', es: 'pregunta', own: ['ask'] },
  myth: { en: 'myth', es: 'mito', own: ['says'] },
  step: { en: 'step', es: 'paso', own: ['title', 'time'] },
  word: { en: 'word', es: 'palabra', own: ['en', 'es'] },
  cite: { en: 'source', es: 'fuente', id: 'id', single: true },
  value: { en: 'figure', es: 'cifra', id: 'id', single: true },
  situation: { en: 'sentence', es: 'frase', id: 'id', single: true },
  picture: { en: 'picture', es: 'imagen', id: 'id', single: true },
  partial: { en: 'shared text', es: 'texto común', id: 'file', single: true },
  phones: { en: 'phones', es: 'teléfonos', single: true },
};
const end: Bilingual = { en: 'end of', es: 'fin de' };

const tag = /\{% (\/?)([a-z]+)((?: [a-z]+="[^"⟦⟧|]*")*) ?(\/?)%\}/g;
const attribute = /([a-z]+)="([^"]*)"/g;
const value = /\{([a-z][a-z0-9-]*)\}/g;
const mark = /⟦([^⟦⟧]*)⟧/g;

/** Returns the name of a tag in a form. */
export const markName = (name: string, language: Language): string => kinds[name]?.[language] ?? name;

/** Returns a file's text with marks for its tags and values; an unknown tag stays unchanged. */
export function withMarks(text: string, language: Language, quoted: Quoted): string {
  const tags = text.replace(tag, (whole, closing: string, name: string, given: string, single: string) => {
    const kind = kinds[name];
    if (!kind) return whole;
    if (closing) return `⟦${end[language]} ${kind[language]}⟧`;
    const attributes = new Map([...given.matchAll(attribute)].map(([, key = '', said = '']) => [key, said]));
    const [id, own] = [attributes.get(kind.id ?? ''), (kind.own ?? []).flatMap((key) => attributes.get(key) ?? [])];
    const shown = id === undefined ? own.join(' | ') : nameOf(name, id, language, quoted);
    const made = `⟦${kind[language]}${id ? ` ${id}` : ''}${shown ? `: ${shown}` : ''}⟧`;
    // A tag that its mark would not restore exactly is shown unchanged.
    return withoutMarks(made) === whole && Boolean(single) === Boolean(kind.single) ? made : whole;
  });
  return tags.replace(value, (whole, id: string) => (quoted.has(id) ? `⟦${id}: ${quoted.get(id)}⟧` : whole));
}

function nameOf(name: string, id: string, language: Language, quoted: Quoted): string | undefined {
  const level: Partial<Record<string, Bilingual>> = levels;
  return name === 'care' ? level[id]?.[language] : quoted.get(id);
}

/** Returns a form's text with tags in place of its marks. An unknown mark stays, and `brokenMark` finds it. */
export function withoutMarks(text: string): string {
  return text.replace(mark, (whole, inner: string) => {
    const [head = '', ...rest] = inner.split(/: ?/);
    return tagOf(head.trim(), inner.slice(head.length).replace(/^: ?/, ''), rest.length > 0) ?? whole;
  });
}

function tagOf(head: string, said: string, isNamed: boolean): string | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    for (const language of languages) {
      if (head === `${end[language]} ${kind[language]}`) return `{% /${name} %}`;
      if (head !== kind[language] && !head.startsWith(`${kind[language]} `)) continue;
      const id = head.slice(kind[language].length).trim();
      const given = kind.id ? [[kind.id, id]] : said.split(' | ').map((one, at) => [kind.own?.[at], one]);
      const attributes = given.flatMap(([key, one]) => (key && one ? [` ${key}="${one}"`] : []));
      return `{% ${name}${attributes.join('')} ${kind.single ? '/' : ''}%}`;
    }
  }
  return isNamed && /^[a-z][a-z0-9-]*$/.test(head) ? `{${head}}` : undefined;
}

/** Returns the first bracket left in a text and up to 40 characters after; undefined if none is left. */
export const brokenMark = (text: string): string | undefined => /[⟦⟧].{0,40}/s.exec(text)?.[0];
