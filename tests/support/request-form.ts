import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { hashOf } from '#app/parts/request-form/form-place.ts';
import { words } from '#app/parts/request-form/words.ts';
import type { Answers } from '#app/requests/answers.ts';
import { officePath } from '#app/requests/api.ts';
import { worded } from '#app/requests/asked.ts';
import type { RequestForm } from '#app/requests/content.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { open } from '#app/requests/open.ts';
import { sampleKeyPair, sampleOfficeToken } from '#app/requests/sample-key.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from './hydration.ts';
import { expect } from './test.ts';

const pageOf = { appointment: 'appointment-request', registration: 'new-patient', cancellation: 'change-or-cancel' } as const;

/** Returns the address of a form, open at its first step. */
export function formPath(form: RequestForm, language: Language): string {
  return `${pathOf(pageOf[form], language)}#${hashOf({ kind: 'step', step: 0 })}`;
}

/** Returns the form as its page shows it. */
export function definitionOf(form: RequestForm, language: Language) {
  return localized(requestForm(form), language);
}

/** Opens a form and waits until it can be filled in. */
export async function openForm(page: Page, form: RequestForm, language: Language) {
  await page.goto(formPath(form, language));
  await hydrate(page);
  await expect(page.getByRole('button', { name: words.erase[language] })).toBeVisible();
}

const starting = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

/** Finds a question as visitors do, by its words. */
export function question(page: Page, { kind, label, options = [] }: FormField): Locator {
  const main = page.getByRole('main');
  const name = starting(label);
  if (kind === 'acknowledge') return main.getByRole('checkbox', { name });
  if (kind === 'choice' && options.length > 8) return main.getByRole('combobox', { name });
  if (kind === 'choice') return main.getByRole('radiogroup', { name });
  return kind === 'choices' || kind === 'date' ? main.getByRole('group', { name }) : main.getByRole('textbox', { name });
}

async function answer(page: Page, field: FormField, value: Answers[string]) {
  const control = question(page, field);
  const labelOf = (id: string) => field.options?.find((option) => option.id === id)?.label ?? id;
  if (value === true) return control.check();
  if (field.kind === 'date') {
    const parts = String(value).split('-').map(Number);
    for (const [place, part] of [parts[1], parts[2], parts[0]].entries()) await control.getByRole('textbox').nth(place).fill(String(part));
    return undefined;
  }
  if (!field.options) return control.fill(String(value));
  if (field.kind === 'choice' && field.options.length > 8) return void (await control.selectOption(labelOf(String(value))));
  for (const id of [value].flat()) await control.getByLabel(labelOf(id as string), { exact: true }).check();
  return undefined;
}

/** Answers the questions of the open step, in the order of the form. */
export async function fillStep(page: Page, form: RequestForm, language: Language, answers: Answers, step = 0) {
  const definition = definitionOf(form, language);
  const fields = fieldsOf({ ...definition, steps: definition.steps.slice(step, step + 1) });
  for (const field of fields) {
    const value = answers[field.id];
    if (value !== undefined) await answer(page, worded(field, answers), value);
  }
}

/** Returns what the office finds in the store: fetched with the sample token, decrypted with the sample key. */
export async function openedAtOffice(request: APIRequestContext, id: string) {
  const found = await request.get(`${officePath}/${id}`, { headers: { authorization: `Bearer ${sampleOfficeToken}` } });
  expect(found.status()).toBe(200);
  return open((await found.json()) as Envelope, sampleKeyPair.privateKey);
}

/** Returns the keys of the tab's storage, except React Router's scroll positions, which are nobody's data. */
export function keptInTab(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('request-')));
}
