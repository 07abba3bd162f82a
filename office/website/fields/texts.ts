import { rangeEnds } from '#app/parts/hours/format.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { Field } from './field.ts';
import { listOf, partOf } from './form-value.ts';
import { nameOfItem } from './item-name.ts';
import { phoneWritten } from './phone-text.ts';

/** A text of a field as a page shows it. */
export interface FieldText {
  readonly text: string;
  /** The id of the text's input. */
  readonly id: string;
  /** The labels and names on the way to the field. */
  readonly names: readonly Bilingual[];
}

/** Returns the texts of a value in a language. A week's hours share one input id, because pages join its days. */
export function textsOf(field: Field, value: unknown, language: Language, id = '', above: readonly Bilingual[] = []): FieldText[] {
  const names = field.label ? [...above, field.label] : above;
  const inside = (name: string | number) => (id ? `${id}.${name}` : `${name}`);
  const each = (texts: readonly unknown[], own = id) =>
    texts.flatMap((text) => (typeof text === 'string' ? text.split(/\n\s*\n/) : []).map((part) => ({ text: part, id: own, names })));
  switch (field.kind) {
    case 'text':
      return each([field.input === 'phone' ? phoneWritten(String(value ?? '')) : value]);
    case 'lines':
      return each(listOf(value));
    case 'pair':
    case 'pairOfLines':
      return each([partOf(value, language)].flat(), inside(language));
    case 'times':
      return each(listOf(value).map((one) => rangeText(one, language)));
    case 'list':
      return listOf(value).flatMap((item, at) => textsOf(field.item, item, language, inside(at), [...names, nameOfItem(item, at)]));
    case 'group': {
      const texts = field.fields.flatMap((one) => textsOf(one, partOf(value, one.name), language, inside(one.name), names));
      return field.fields.every(({ kind }) => kind === 'times') ? texts.map(({ text }) => ({ text, id, names })) : texts;
    }
    case 'word':
      return value === field.word ? [] : textsOf({ label: field.label, ...field.other }, value, language, id, above);
    default:
      return [];
  }
}

function rangeText(range: unknown, language: Language): string {
  const [opens, closes] = [String(partOf(range, 'opens')), String(partOf(range, 'closes'))];
  if (![opens, closes].every((time) => /^\d\d:\d\d$/.test(time))) return '';
  const { from, to, till } = rangeEnds({ opens, closes }, language);
  return `${from} ${to} ${till}`;
}
