import { join } from 'node:path';
import type { Language } from '#app/site/language.ts';
import { localized } from './localized.ts';
import { type InformationPage, informationSchema } from './schema/information.ts';
import { locationsSchema } from './schema/location.ts';
import { type Practice, practiceSchema } from './schema/practice.ts';
import { ContentError, displayPath, readYaml } from './yaml-file.server.ts';

/** The figures the texts may name, so that each is typed once, in its record. */
function figures({ promiseHours, formsMinutes, returningWindowYears }: Practice, wait: number, language: Language) {
  const to = { en: 'to', es: 'a' }[language];
  const words = { en: ['hours', 'minutes', 'years'], es: ['horas', 'minutos', 'años'] }[language];
  return new Map([
    ['promise', `${promiseHours.min} ${to} ${promiseHours.max} ${words[0]}`],
    ['minutes', `${formsMinutes.min} ${to} ${formsMinutes.max} ${words[1]}`],
    ['years', `${returningWindowYears} ${words[2]}`],
    ['wait', `${wait} ${words[1]}`],
  ]);
}

function informationPage(name: string, language: Language, root: string): InformationPage {
  const file = join(root, `${name}.yaml`);
  const record = readYaml(file, informationSchema);
  const practice = readYaml(join(root, 'practice.yaml'), practiceSchema);
  const offices = readYaml(join(root, 'locations.yaml'), locationsSchema).locations;
  const wait = Math.max(...offices.map(({ lastShotWaitMinutes }) => lastShotWaitMinutes));
  const values = figures(practice, wait, language);
  return filled(localized(record, language), values, displayPath(file));
}

function filled<T>(value: T, values: ReadonlyMap<string, string>, file: string): T {
  const fill = (item: unknown): unknown => {
    if (typeof item === 'string') return item.replace(/\{(\w+)\}/g, (_, name: string) => figureNamed(name, values, file));
    if (Array.isArray(item)) return item.map(fill);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as T;
}

function figureNamed(name: string, values: ReadonlyMap<string, string>, file: string): string {
  const figure = values.get(name);
  if (figure) return figure;
  const known = [...values.keys()].map((one) => `{${one}}`).join(', ');
  throw new ContentError([`${file}: expected one of ${known}, found {${name}}`]);
}

/** What a new patient brings and what happens on the first visit. */
export function newPatientPage(language: Language, root = 'content'): InformationPage {
  return informationPage('new-patient', language, root);
}

/** Ways for an existing patient to ask for an appointment. */
export function appointmentPage(language: Language, root = 'content'): InformationPage {
  return informationPage('appointment', language, root);
}

/** What the external patient portal does, and what to know before leaving for it. */
export function portalPage(language: Language, root = 'content'): InformationPage {
  return informationPage('portal', language, root);
}
