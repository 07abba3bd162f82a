import { formatDate } from '#app/parts/hours/format.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { isObject } from './form-value.ts';

/** What tells an item of a list from the others, in the order of what is tried. */
const telling = ['name', 'generic', 'title', 'degree', 'ask', 'reason', 'author', 'text', 'caption', 'from'];
const longest = 60;

/** The name of an item as a person knows it, or its place in the list, from 1. */
export function nameOfItem(item: unknown, at: number): Bilingual {
  const own = isObject(item) ? telling.map((name) => item[name]).find((value) => typeof value === 'string' || isObject(value)) : item;
  const told = own ?? item;
  const [en, es] = isObject(told) ? [told.en, told.es] : [told, told];
  const short = (text: unknown, language: Language) => {
    if (typeof text !== 'string' || !text) return `${at + 1}`;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text, language, { month: 'long', day: 'numeric', year: 'numeric' });
    return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  };
  return { en: short(en, 'en'), es: short(es, 'es') };
}
