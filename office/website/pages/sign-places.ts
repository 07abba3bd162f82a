/** Names where a sentence is as forms and pages do, because keys of records are for their authors. */
import type { SignEntry } from '#app/content/sign-entries.server.ts';
import { words as partNames } from '#app/parts/article/words.ts';
import type { Language, Words } from '#app/site/language.ts';
import type { Field } from '../fields/field.ts';
import { fieldAt, labelsTo, type Path } from '../fields/places.ts';
import { records } from '../files/records.ts';
import type { SignText } from '../files/sign-texts.ts';

/** Returns the text with the labels that lead to it, if any; choices and figures without a language follow theirs. */
export function placedText(entry: SignEntry, text: SignText, language: Language): SignText {
  const steps = text.where.split(', ').filter(Boolean);
  const form = formOf(entry);
  const part = entry.texts.length > 0 && (partNames as Words)[text.where]?.[language];
  const where = part
    ? String(part)
    : labelsTo(form, steps)
        .map((label) => label[language])
        .join(', ');
  if (text.en !== text.es) return { ...text, where };
  const named = text.en
    .split(' · ')
    .map((one) => namedValue(form, steps, one, language))
    .join(' · ');
  return { ...text, where, en: named, es: named };
}

/** Returns the form that edits the entry; one without fields if none does. */
function formOf({ file, place }: SignEntry): Field {
  const record = records.find((one) => [file, file.replace(/[^/]*$/, 'en.mdoc')].includes(one.file));
  return (record && fieldAt(record.field, place)) ?? { kind: 'unknown', optional: false };
}

/** Writes `action: stop` as "Before a skin test: Stop"; splits a key that no form has into words. */
function namedValue(form: Field, steps: Path, text: string, language: Language): string {
  const [, key, value = ''] = /^(\w+): (.*)$/s.exec(text) ?? [];
  if (!key) return text;
  const field = fieldAt(form, [...steps, key]);
  const names = field?.kind === 'choice' || field?.kind === 'choices' ? field.names : undefined;
  const label = field?.label?.[language] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${label}: ${names?.[value]?.[language] ?? value}`;
}
