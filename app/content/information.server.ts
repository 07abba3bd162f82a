import { join } from 'node:path';
import type { Language } from '#app/site/language.ts';
import { localized } from './localized.ts';
import { type InformationPage, informationSchema } from './schema/information.ts';
import { locationsSchema } from './schema/location.ts';
import { practiceSchema } from './schema/practice.ts';
import { ContentError, displayPath, readYaml } from './yaml-file.server.ts';

/** The figures the texts may name, so that each is typed once, in its record; by the name that stands in braces. */
export function informationFigures(language: Language, root = 'content'): ReadonlyMap<string, string> {
  const { promiseHours, formsMinutes, returningWindowYears } = readYaml(join(root, 'practice.yaml'), practiceSchema);
  const offices = readYaml(join(root, 'locations.yaml'), locationsSchema).locations;
  const wait = Math.max(...offices.map(({ lastShotWaitMinutes }) => lastShotWaitMinutes));
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
  return filled(localized(record, language), informationFigures(language, root), displayPath(file));
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

/** How to become a patient: asking for a visit, the forms, what it costs. */
export function newPatientPage(language: Language, root = 'content'): InformationPage {
  return informationPage('new-patient', language, root);
}

/** What to bring to the first visit, whom one meets there and what happens, step by step. */
export function firstVisitPage(language: Language, root = 'content'): InformationPage {
  return informationPage('first-visit', language, root);
}

/** Ways for an existing patient to ask for an appointment. */
export function appointmentPage(language: Language, root = 'content'): InformationPage {
  return informationPage('appointment', language, root);
}

/** What the external patient portal does, and what to know before leaving for it. */
export function portalPage(language: Language, root = 'content'): InformationPage {
  return informationPage('portal', language, root);
}
