import type { ArticlePart } from '#app/content/articles/article.schema.ts';
import type { Language } from '#app/site/language.ts';
import { type ProseElement, type ProseNode, plainText } from './prose.ts';

/** A word of an article's "words to know", as the text may use it. */
interface Term {
  /** Its forms in the text: the words outside and the words inside brackets. */
  readonly forms: readonly string[];
  readonly attributes: { readonly english: string; readonly spanish: string; readonly meaning: string };
}

/** Where no term is explained: outside running text, in headings, links and the list of words itself. */
const opaqueTags: readonly string[] = ['h3', 'th', 'page-link', 'a', 'word', 'cite', 'strong', 'picture'];
const partsWithoutTerms: readonly string[] = ['words', 'in-short'];

function formsOf(term: string): string[] {
  const [, outside = term, inside] = /^(.*?)\s*\((.*)\)\s*$/.exec(term) ?? [];
  return [outside, inside].filter((form): form is string => form !== undefined && form.length > 3);
}

function wordsOf(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : node.tag === 'word' ? [node] : wordsOf(node.children)));
}

function termsIn(parts: readonly ArticlePart[], language: Language): Term[] {
  const list = parts.find(({ name }) => name === 'words');
  return wordsOf(list?.nodes ?? []).map((word) => {
    const english = String(word.attributes.english);
    const spanish = String(word.attributes.spanish);
    return { forms: formsOf(language === 'en' ? english : spanish), attributes: { english, spanish, meaning: plainText(word.children) } };
  });
}

/**
 * Marks each term's first place in the text, so that a reader can open its meaning there. `opening` and `closing` are the characters that
 * touch it, a bracket or period: a term becomes a button, at whose sides a line may break.
 */
export function withTerms(parts: readonly ArticlePart[], language: Language): ArticlePart[] {
  const waiting = new Set(termsIn(parts, language));

  function split(text: string): ProseNode[] {
    for (const term of waiting) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${term.forms.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
      const found = term.forms.length > 0 ? pattern.exec(text) : null;
      if (!found) continue;
      waiting.delete(term);
      const end = found.index + found[0].length;
      const [, before = '', opening = ''] = /^(.*?)(\S*)$/s.exec(text.slice(0, found.index)) ?? [];
      const [, closing = '', after = ''] = /^(\S*)(.*)$/s.exec(text.slice(end)) ?? [];
      const marked: ProseNode = { tag: 'term', attributes: { ...term.attributes, opening, closing }, children: [found[0]] };
      return [...split(before), marked, ...split(after)].filter((node) => node !== '');
    }
    return [text];
  }

  function marked(nodes: readonly ProseNode[]): ProseNode[] {
    return nodes.flatMap((node) => {
      if (typeof node === 'string') return split(node);
      return opaqueTags.includes(node.tag) ? [node] : [{ ...node, children: marked(node.children) }];
    });
  }

  return parts.map((part) => (partsWithoutTerms.includes(part.name) ? part : { ...part, nodes: marked(part.nodes) }));
}
