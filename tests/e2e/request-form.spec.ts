/** Tests a request from the question to the receipt, and that the office opens the very same text. */
import type { Page } from '@playwright/test';
import { practice } from '#app/content/content.server.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import type { Receipt } from '#app/requests/api.ts';
import { requestsPath } from '#app/requests/api.ts';
import { askedFields, worded } from '#app/requests/asked.ts';
import type { RequestForm } from '#app/requests/content.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate, scriptRequests } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { definitionOf, fillStep, keptInTab, openedAtOffice, question } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ reducedMotion: 'reduce' });

/** 500 characters: accents, both quotation marks, line breaks, emoji. */
const story = `Niño de 6 años: ronchas después de comer cacahuate 🥜.\n“¿Qué hacemos?” <b>no</b> & sí\n${'ñ🤧'.repeat(250)}`;
const longStory = [...story].slice(0, 500).join('');

const child = {
  'for-whom': 'for-child',
  'first-name': 'Íñigo José',
  'last-name': 'de la Cruz Ibáñez-O’Neill',
  'birth-date': '2020-02-29',
  'guardian-name': 'Guadalupe',
  'guardian-relation': 'Abuelita',
  phone: '(210) 555-0123',
  'call-time': 'call-morning',
  'preferred-language': 'spanish',
  office: 'lincoln-heights',
  physician: 'marquez',
  'visit-times': ['tuesday-morning', 'thursday-morning'],
  'visit-reason': ['visit-new', 'visit-tests'],
  'visit-words': longStory,
  plan: 'plan-unlisted',
  'plan-other': 'Plan «Ñandú» nº 7',
  'consent-call': true,
} as const;

const adult = {
  'for-whom': 'for-me',
  'first-name': 'Xóchitl',
  'last-name': 'Núñez Treviño',
  'birth-date': '1958-12-09',
  'contact-needs': ['need-large-print', 'need-interpreter'],
  street: '12 Calle Ñ, Apt. 3',
  zip: '78229',
  phone: '(210) 555-0199',
  email: 'xochitl@example.com',
  plan: 'tricare-prime',
  'member-number': 'A-123',
  referral: 'referral-unknown',
  reason: ['reason-nose', 'reason-other'],
  'reason-words': longStory,
  'allergy-list': 'Penicilina: ronchas, 1999',
  'medicine-list': 'Losartán 50 mg\nTé de manzanilla',
  home: ['home-cat', 'home-carpet'],
  physician: 'salinas',
  'visit-times': ['friday-morning'],
  'notice-received': true,
  'consent-call': true,
} as const;

/** Presses the button that sends; returns the sent envelope and the receipt. */
async function send(page: Page, name: string) {
  const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === requestsPath);
  await page.getByRole('button', { name, exact: true }).click();
  const answer = await sent;
  expect(answer.status()).toBe(201);
  return {
    body: answer.request().postData() ?? '',
    envelope: answer.request().postDataJSON() as Envelope,
    receipt: (await answer.json()) as Receipt,
  };
}

/** Fills in every type of error that fits a step and tries to continue: each error is reported at its question. */
async function showFaults(page: Page, form: RequestForm, language: Language, at: number, button: string) {
  const definition = definitionOf(form, language);
  const patient = { 'for-whom': at === 0 ? 'for-child' : 'for-me' };
  const fields = askedFields({ ...definition, steps: definition.steps.slice(at, at + 1) }, patient);
  const wrong = {
    phone: '555',
    email: 'ana',
    'birth-date': '2090-04-25',
    'visit-words': 'ñ'.repeat(501),
    'reason-words': 'ñ'.repeat(501),
  };
  const required = fields.filter((field) => field.required && field.id !== 'for-whom' && field.id !== 'phone');
  const invalid = fields.filter(({ id }) => id in wrong);
  const faults = page.getByRole('region', { name: words.faultsTitle[language](required.length + invalid.length) });
  if (required.length + invalid.length > 0) {
    await fillStep(page, form, language, { ...patient, ...wrong }, at);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(faults).toBeFocused();
  }
  for (const field of [...required, ...invalid])
    await expect(question(page, field)).toHaveAccessibleDescription(
      field.required && field.message && required.includes(field) ? new RegExp(field.message.replace('?', '\\?')) : /./,
    );
  // The steps between have the same parts.
  if (visitsEverything || at + 1 === definition.steps.length) await expectAccessible(page, `${form} ${at + 1} with its faults`);
  await expectNarrow(page, `${form} ${at + 1}`);
  return faults;
}

/** Expects nothing wider than the window. */
async function expectNarrow(page: Page, state: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), state).toBeLessThanOrEqual(
    0,
  );
}

for (const language of triedLanguages) {
  test(`${language}: from the question over one page to the receipt, and opened at the office`, async ({ page, request }) => {
    const scripts = scriptRequests(page);
    const forms = () => scripts.filter((one) => /request-form/.test(one.url())).length;
    await page.goto(pathOf('appointment-request', language));
    await hydrate(page);
    // Form and encryption are fetched when a visitor starts.
    expect(forms()).toBe(0);
    const { min, max } = practice().promiseHours;
    const promise = informationWords.answerWithin[language](min, max);
    await expect(page.getByText(promise)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning[language] }).click();
    await expect(page.getByText(startWords.sampleText[language])).toBeVisible();
    await expect(page.getByText(promise)).toHaveCount(0);
    const [step] = definitionOf('appointment', language).steps;
    await expect(page.getByRole('heading', { name: step?.title ?? '', exact: true })).toBeFocused();
    expect(forms()).toBeGreaterThan(0);

    await test.step('with its faults shown it passes axe, fits 320 px and prints', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const faults = await showFaults(page, 'appointment', language, 0, words.send[language]);
      expect((await printed(page)).bytes).toBeGreaterThan(5000);
      await fillStep(page, 'appointment', language, child);
      // Corrected answers remove the errors at once.
      await expect(faults).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    // Typed as people write it.
    const phone = step?.sections.flatMap(({ fields }) => fields).find(({ id }) => id === 'phone');
    if (phone) await question(page, worded(phone, child)).fill('1 210.555.0123');

    const { body, envelope, receipt } = await send(page, words.send[language]);
    for (const said of ['Íñigo', 'Guadalupe', '555-0123', 'cacahuate']) expect(body).not.toContain(said);
    expect(await openedAtOffice(request, envelope.id)).toMatchObject({ form: 'appointment', language, answers: child });

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeFocused();
    await expect(main.getByText(receipt.reference, { exact: true })).toBeVisible();
    // With the sample key, nobody reads the request, so no call is promised.
    await expect(main.getByText(words.sampleSentText[language])).toBeVisible();
    await expect(main.getByText(promise)).toHaveCount(0);
    for (const { shown } of officePhones) await expect(main.getByRole('link', { name: shown }).first()).toBeVisible();

    // Nothing about the person: on the page, in print, in the tab; also after a reload.
    await page.reload();
    await hydrate(page);
    await expect(main.getByText(receipt.reference, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(receipt.reference, { exact: true })).toBeVisible();
    for (const said of ['Íñigo', 'Guadalupe', '555-0123', 'cacahuate']) expect(await page.content()).not.toContain(said);
    expect(await keptInTab(page)).toEqual(['request-receipt']);
  });
}

for (const language of triedLanguages) {
  test(`${language}: NO leads to six steps of registration on a phone, with Back, a review and the same request`, async ({
    page,
    request,
  }) => {
    const main = page.getByRole('main');
    const { steps } = definitionOf('registration', language);
    const heading = (at: number) =>
      page.getByRole('heading', { name: words.stepOf[language](at + 1, 6, steps[at]?.title ?? ''), exact: true });
    const review = page.getByRole('heading', { name: words.reviewTitle[language] });
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(pathOf('appointment-request', language));
    await hydrate(page);
    await main.getByRole('link', { name: questionWords.noMeaning[language] }).click();

    await test.step('step by step with its faults, back and on again', async () => {
      for (const at of steps.keys()) {
        // On a new page, its own heading has the focus, as everywhere.
        if (at === 0) await expect(heading(at)).toBeVisible();
        else await expect(heading(at)).toBeFocused();
        const onward = words[at === 5 ? 'toReview' : 'next'][language];
        const faults = await showFaults(page, 'registration', language, at, onward);
        if (at === 0) expect((await printed(page)).bytes).toBeGreaterThan(5000);
        await fillStep(page, 'registration', language, adult, at);
        await expect(faults).toBeHidden();
        if (at === 2) {
          // Goes back with the form's button and the browser's: nothing is lost.
          await press(words.back[language]);
          await expect(heading(1)).toBeFocused();
          await expect(page.getByRole('textbox', { name: /^(Email|Correo)/ })).toHaveValue(adult.email);
          await page.goBack();
          await expect(heading(2)).toBeFocused();
        }
        await press(onward);
      }
    });

    await test.step('from the review to one answer and straight back', async () => {
      await expect(review).toBeFocused();
      for (const shown of ['Xóchitl', 'TRICARE Prime', '(210) 555-0199', longStory.split('\n')[0] ?? ''])
        await expect(main.getByText(shown).first()).toBeVisible();
      await expectAccessible(page, 'review');
      await expectNarrow(page, 'review');
      await press(new RegExp(`^${words.change[language]} ?: ${steps[1]?.title}$`));
      await expect(heading(1)).toBeFocused();
      await fillStep(page, 'registration', language, { phone: '+52 81 5555 0123' }, 1);
      await press(words.toReview[language]);
      await expect(review).toBeFocused();
      await expect(main.getByText('+52 81 5555 0123', { exact: true })).toBeVisible();
    });

    await test.step('the copy on paper is the answers alone', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText('+52 81 5555 0123', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.copyTitle[language] })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      for (const around of [words.reviewLead, startWords.sampleText]) await expect(page.getByText(around[language])).toBeHidden();
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: null });
    });

    const { envelope } = await send(page, words.sendRegistration[language]);
    const answers = { ...adult, phone: '+52 81 5555 0123' };
    expect(await openedAtOffice(request, envelope.id)).toMatchObject({ form: 'registration', language, answers });
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
    await expectAccessible(page, 'receipt');
    await expectNarrow(page, 'receipt');
  });
}
