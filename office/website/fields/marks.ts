/**
 * What a text takes from elsewhere, as its form shows it: a mark such as ⟦sentence asthma-ribs: The skin between the ribs pulls in⟧ in
 * place of a tag or of {a-name}. A mark is read back by its first words alone, so that no sentence it shows is ever saved.
 */
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Bilingual, type Language, languages } from '#app/site/language.ts';

/** The sentence or figure behind an id, in the language of a text. */
export type Quoted = ReadonlyMap<string, string>;

interface Kind extends Bilingual {
  /** The attribute that names what is taken in. */
  readonly id?: string;
  /** Attributes that a writer changes, in their order. */
  readonly own?: readonly string[];
  /** Set where a tag has no text between its beginning and its end. */
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

/** What a tag is called in a form. */
export const markName = (name: string, language: Language): string => kinds[name]?.[language] ?? name;

/** A text of a file as its form shows it; a tag of another kind stays as it is. */
export function withMarks(text: string, language: Language, quoted: Quoted): string {
  const tags = text.replace(tag, (whole, closing: string, name: string, given: string, single: string) => {
    const kind = kinds[name];
    if (!kind) return whole;
    if (closing) return `⟦${end[language]} ${kind[language]}⟧`;
    const attributes = new Map([...given.matchAll(attribute)].map(([, key = '', said = '']) => [key, said]));
    const [id, own] = [attributes.get(kind.id ?? ''), (kind.own ?? []).flatMap((key) => attributes.get(key) ?? [])];
    const shown = id === undefined ? own.join(' | ') : nameOf(name, id, language, quoted);
    const made = `⟦${kind[language]}${id ? ` ${id}` : ''}${shown ? `: ${shown}` : ''}⟧`;
    // What a mark cannot hold, or a tag that another hand wrote otherwise, is shown as it is.
    return withoutMarks(made) === whole && Boolean(single) === Boolean(kind.single) ? made : whole;
  });
  return tags.replace(value, (whole, id: string) => (quoted.has(id) ? `⟦${id}: ${quoted.get(id)}⟧` : whole));
}

function nameOf(name: string, id: string, language: Language, quoted: Quoted): string | undefined {
  const level: Partial<Record<string, Bilingual>> = levels;
  return name === 'care' ? level[id]?.[language] : quoted.get(id);
}

/** What a form sends, as its file keeps it. A mark that nothing is known by stays, and `brokenMark` finds it. */
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

/** The first mark that is no longer whole, with the words after it; undefined where there is none. */
export const brokenMark = (text: string): string | undefined => /[⟦⟧].{0,40}/s.exec(text)?.[0];
