/** Reads figures that several pages state (content/shared-values.yaml) and fills them into a record's texts. */
import { join } from 'node:path';
import type { z } from 'zod';
import { contentRoot } from '#app/content/content-root.server.ts';
import { afterHoursLabel } from '#app/content/emergency/after-hours-label.ts';
import { type Situation, situationsSchema } from '#app/content/emergency/situation.schema.ts';
import { locationsSchema } from '#app/content/practice/location.schema.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { practiceSchema } from '#app/content/practice/practice.schema.ts';
import { ContentError, locate, readYaml, stampOf } from '#app/content/yaml-file.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { type DerivedFigure, type SharedValue, sharedValuesSchema } from './shared-value.schema.ts';

const fileName = 'shared-values.yaml';
const situationsName = 'situations.yaml';

/** Values by id, in one language. */
export type ValueTexts = ReadonlyMap<string, string>;

/** A shared value in braces: `{home-humidity}`. */
export const quotedValue = /\{([a-z][a-z0-9-]*)\}/g;

/** Reads the records, for the check of figures typed by hand. */
export function sharedValueRecords(root = contentRoot): SharedValue[] {
  return readYaml(join(root, fileName), sharedValuesSchema).values;
}

/** Whom to call while both offices are closed: our own line, or those that every patient has. */
const ourLine = {
  en: (phone: string) => `call our after-hours line, ${phone}.`,
  es: (phone: string) => `llame a nuestra línea fuera de horario, ${phone}.`,
};
const ownDoctorsLine = {
  en: 'call your regular doctor or the nurse line on your insurance card.',
  es: 'llame a su médico de cabecera o a la línea de enfermería que viene en su tarjeta del seguro.',
};

/** Reads what can happen to a patient, with the level of care and the sentence for it. */
export function situationRecords(root = contentRoot): Situation[] {
  return readYaml(join(root, situationsName), situationsSchema).situations;
}

function derivedText(figure: DerivedFigure, language: Language, root: string): string {
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} ${{ en: 'to', es: 'a' }[language]} ${max}`;
  const practice = readYaml(join(root, 'practice.yaml'), practiceSchema);
  switch (figure) {
    case 'promiseHours':
      return `${range(practice.promiseHours)} ${{ en: 'hours', es: 'horas' }[language]}`;
    case 'formsMinutes':
      return `${range(practice.formsMinutes)} ${{ en: 'minutes', es: 'minutos' }[language]}`;
    case 'returningWindowYears':
      return `${practice.returningWindowYears} ${{ en: 'years', es: 'años' }[language]}`;
    case 'afterHoursPhone': {
      const line = practice.afterHoursPhone;
      return line === 'none' ? ownDoctorsLine[language] : ourLine[language](formatPhone(line.phone));
    }
    case 'lastShotWaitMinutes': {
      const offices = readYaml(join(root, 'locations.yaml'), locationsSchema).locations;
      const wait = Math.max(...offices.map(({ lastShotWaitMinutes }) => lastShotWaitMinutes));
      return `${wait} ${{ en: 'minutes', es: 'minutos' }[language]}`;
    }
  }
}

/**
 * Reads every shared value by its id, as used in a sentence of `language`.
 * @throws ContentError for a fault in shared-values.yaml or in the record a value comes from.
 */
export function sharedValues(language: Language, root = contentRoot): ValueTexts {
  const key = `${root} ${language}`;
  const stamp = sharedValuesStamp(root);
  const before = keptValues.get(key);
  if (before?.stamp === stamp) return before.values;
  const own = new Map(
    sharedValueRecords(root).map((value) => [value.id, 'from' in value ? derivedText(value.from, language, root) : value[language]]),
  );
  // A value may quote another: the instruction which water to rinse with has the minute it boils.
  const values = new Map([...own].map(([id, text]) => [id, text.replace(quotedValue, (whole, name: string) => own.get(name) ?? whole)]));
  keptValues.set(key, { stamp, values });
  return values;
}

/** A situation as every page words it, in one language. */
export interface ShownSituation {
  /** The sign and the instruction, without a period. */
  readonly sentence: string;
  /** What to do while both offices are closed; empty where the sign does not wait for us to open. */
  readonly closed: string;
}

/**
 * Reads every situation by id, in `language`, with the values it quotes.
 * @throws ContentError for a fault in situations.yaml, or a name there that is no value or line of `closed`.
 */
export function shownSituations(language: Language, root = contentRoot): ReadonlyMap<string, ShownSituation> {
  const key = `${root} ${language}`;
  const stamp = sharedValuesStamp(root);
  const before = keptSituations.get(key);
  if (before?.stamp === stamp) return before.situations;
  const shared = sharedValues(language, root);
  const problems: string[] = [];
  const file = readYaml(join(root, situationsName), situationsSchema);
  const situations = new Map(
    file.situations.map((record, place) => {
      const refuse = (field: string, wanted: string) => {
        problems.push(`${locate(join(root, situationsName), ['situations', place, field])}: expected ${wanted}`);
        return '';
      };
      const withValues = (words: string, field: string) =>
        words.replace(quotedValue, (_, name: string) => shared.get(name) ?? refuse(field, `a value of ${fileName}, found {${name}}`));
      const closed = typeof record.closed === 'string' ? file.closed[record.closed] : record.closed;
      if (record.closed && !closed) refuse('closed', `one of ${Object.keys(file.closed).join(', ')}, found ${record.closed}`);
      return [record.id, { sentence: withValues(record[language], language), closed: withValues(closed?.[language] ?? '', 'closed') }];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  keptSituations.set(key, { stamp, situations });
  return situations;
}

/** Reads each situation's sentence by its id, without what to do while both offices are closed. */
export function situationSentences(language: Language, root = contentRoot): ValueTexts {
  return new Map([...shownSituations(language, root)].map(([id, { sentence }]) => [id, sentence]));
}

/** Reads every text that a sentence may quote in `language`: shared values and situations. */
export function quotedTexts(language: Language, root = contentRoot): ValueTexts {
  return new Map([...sharedValues(language, root), ...situationSentences(language, root)]);
}

/** Writes a situation as YAML pages show it: the sentence, then what to do while both offices are closed. */
function situationText(id: string, language: Language, root: string): string | undefined {
  const found = shownSituations(language, root).get(id);
  if (!found?.closed) return found?.sentence;
  return `${found.sentence}. ${afterHoursLabel[language]} ${found.closed}`;
}

/** Returns a stamp that changes when a value may have; results made from the values are kept until then. */
export function sharedValuesStamp(root: string): string {
  return [fileName, situationsName, 'practice.yaml', 'locations.yaml'].map((name) => stampOf(join(root, name))).join(' ');
}

const keptValues = new Map<string, { stamp: string; values: ValueTexts }>();
const keptSituations = new Map<string, { stamp: string; situations: ReadonlyMap<string, ShownSituation> }>();
/** Filled records by the record as read, which is itself kept until its file changes. */
const keptRecords = new WeakMap<object, { stamp: string; result: unknown }>();

/**
 * Fills in the values a record's texts quote: `{home-humidity}` becomes "30 to 50%" below `en` and "30 a 50%" below `es`.
 * @param own figures of the record itself, the same in both languages.
 * @throws ContentError with file, line and field for a name that is no value.
 */
export function filled<T extends object>(record: T, file: string, root: string, own: ValueTexts = new Map()): T {
  const stamp = sharedValuesStamp(root);
  const before = own.size === 0 ? keptRecords.get(record) : undefined;
  if (before?.stamp === stamp) return before.result as T;
  const problems: string[] = [];
  const named = (name: string, language: Language, path: readonly PropertyKey[]): string => {
    const value = own.get(name) ?? sharedValues(language, root).get(name) ?? situationText(name, language, root);
    if (value !== undefined) return value;
    const known = [...own.keys(), ...sharedValues(language, root).keys()].map((one) => `{${one}}`).join(', ');
    problems.push(`${locate(file, path)}: expected one of ${known} or the id of a situation, found {${name}}`);
    return '';
  };
  const fill = (item: unknown, path: readonly PropertyKey[], language?: Language): unknown => {
    if (typeof item === 'string') {
      return language ? item.replace(quotedValue, (_, name: string) => named(name, language, path)) : item;
    }
    if (Array.isArray(item)) return item.map((inner, index) => fill(inner, [...path, index], language));
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(
      Object.entries(item).map(([key, inner]) => [key, fill(inner, [...path, key], languages.find((one) => one === key) ?? language)]),
    );
  };
  const result = fill(record, []) as T;
  if (problems.length > 0) throw new ContentError(problems);
  if (own.size === 0) keptRecords.set(record, { stamp, result });
  return result;
}

/**
 * Reads a record of content/ as visitors read it, with the shared values its texts quote.
 * @throws ContentError naming file, line, field path and what was expected.
 */
export function readFilled<S extends z.ZodType<object>>(name: string, schema: S, root: string): z.infer<S> {
  const file = join(root, name);
  return filled(readYaml(file, schema), file, root);
}
