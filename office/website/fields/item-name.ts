import { formatDate } from '#app/parts/hours/format.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { isObject, partOf } from './form-value.ts';

/** Properties that can name an item of a list, in the order tried. */
const telling = ['name', 'generic', 'title', 'degree', 'ask', 'reason', 'author', 'text', 'caption', 'from'];

/** Returns the name by which people know an item, or its place in the list, from 1. */
export function nameOfItem(item: unknown, at: number): Bilingual {
  const own = isObject(item) ? telling.map((name) => item[name]).find((value) => typeof value === 'string' || isObject(value)) : item;
  const told = own ?? item;
  const [en, es] = isObject(told) ? [told.en, told.es] : [told, told];
  const named = (text: unknown, language: Language) => (typeof text === 'string' && text ? dayText(text, language) : `${at + 1}`);
  return { en: named(en, 'en'), es: named(es, 'es') };
}

/** Writes out a date (YYYY-MM-DD); returns any other text unchanged. */
export function dayText(text: string, language: Language): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay ? formatDate(text, language, { month: 'long', day: 'numeric', year: 'numeric' }) : text;
}

/** Returns the day or days of an item; empty if none. */
export function daysOfItem(item: unknown, language: Language): string {
  const days = [partOf(item, 'from'), partOf(item, 'to')].filter(Boolean);
  return days.map((day) => dayText(String(day), language)).join(' – ');
}
