import { formatDate } from '#app/parts/hours/format.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { isObject, partOf } from './form-value.ts';

/** What tells an item of a list from the others, in the order of what is tried. */
const telling = ['name', 'generic', 'title', 'degree', 'ask', 'reason', 'author', 'text', 'caption', 'from'];

/** The name of an item as a person knows it, or its place in the list, from 1. */
export function nameOfItem(item: unknown, at: number): Bilingual {
  const own = isObject(item) ? telling.map((name) => item[name]).find((value) => typeof value === 'string' || isObject(value)) : item;
  const told = own ?? item;
  const [en, es] = isObject(told) ? [told.en, told.es] : [told, told];
  const named = (text: unknown, language: Language) => (typeof text === 'string' && text ? dayText(text, language) : `${at + 1}`);
  return { en: named(en, 'en'), es: named(es, 'es') };
}

/** A day of a record as people write it; any other text as it is. */
export function dayText(text: string, language: Language): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay ? formatDate(text, language, { month: 'long', day: 'numeric', year: 'numeric' }) : text;
}

/** The day or days of an item; empty where it has none. */
export function daysOfItem(item: unknown, language: Language): string {
  const days = [partOf(item, 'from'), partOf(item, 'to')].filter(Boolean);
  return days.map((day) => dayText(String(day), language)).join(' – ');
}
