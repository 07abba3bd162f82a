/** Helpers for tests of the medicine page: opened on a fixed day, its parts by name, a plan made from the search. */
import type { Locator, Page } from '@playwright/test';
import type { MedicationAction } from '#app/content/medicines/medication.schema.ts';
import { medicationClasses, medications } from '#app/content/medicines/medications.server.ts';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { actionWords } from '#app/parts/medicines/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from './hydration.ts';
import { officePhones } from './practice.ts';
import { expect } from './test.ts';

export const classes = medicationClasses();
export const { medications: all } = medications();

/** Ten in the morning in San Antonio. */
export const november20 = new Date('2026-11-20T16:00:00Z');
export const december10 = '2026-12-10';

/** The plan for a test on December 10, written out: last doses for seven and three full days without, and the test. */
export const plans = {
  en: [...['Last dose Wednesday, December 2', 'Last dose Sunday, December 6'], 'Skin test Thursday, December 10'],
  es: [...['Última dosis: miércoles 2 de diciembre', 'Última dosis: domingo 6 de diciembre'], 'Prueba de piel: jueves 10 de diciembre'],
} as const;

export async function open(page: Page, language: Language, fragment = '', at = november20) {
  await page.clock.setFixedTime(at);
  await page.goto(pathOf('medications-to-avoid', language) + fragment);
  await hydrate(page);
  return partsOf(page, language);
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export function partsOf(page: Page, language: Language) {
  const search = section(page, words.searchTitle[language]);
  const planner = section(page, plannerWords.title[language]);
  const dates = planner.getByRole('heading', { level: 4 });
  return {
    search,
    box: search.getByRole('searchbox', { name: words.searchLabel[language] }),
    cards: search.getByRole('listitem'),
    planner,
    day: planner.getByLabel(plannerWords.testDay[language]),
    /** The visitor's dates from first to last; the test is the last of them. */
    dates,
    /** Returns the entries under one date, or under all dates. */
    under: (date: string | RegExp = /./) =>
      planner.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name: date, exact: true }) }),
  };
}

export const genericOf = (id: string, language: Language) => all.find((one) => one.id === id)?.generic[language] ?? '';

/** Returns what the page must say of a medicine. */
export function badgeOf(id: string, language: Language): string {
  const { action, days } = all.find((one) => one.id === id) ?? { action: undefined, days: null };
  return action === 'stop'
    ? actionWords.stopBadge[language](days ?? 0)
    : actionWords[action === 'ask' ? 'askBadge' : action === 'tell' ? 'tellBadge' : 'keepBadge'][language];
}

/** Returns the medicines of a list in the order of the page. */
export const listed = (action: MedicationAction) =>
  classes.flatMap(({ id }) => all.filter((one) => one.action === action && one.class === id));

/** Adds medicines from the search: Zyrtec counts seven days, Pepcid three. */
export async function plan(page: Page, language: Language, names = ['Zyrtec', 'Pepcid']) {
  const { search, box, day } = partsOf(page, language);
  for (const name of names) {
    await box.fill(name);
    const named = (text: string) => search.getByRole('button', { name: new RegExp(`^${text} ?: ${name}$`) });
    await named(words.addToPlan[language]).click();
    await expect(named(words.inPlan[language])).toHaveAttribute('aria-pressed', 'true');
  }
  await day.fill(december10);
}

export async function expectPhones(part: Locator) {
  for (const { shown, href } of officePhones) await expect(part.getByRole('link', { name: shown }).first()).toHaveAttribute('href', href);
}
