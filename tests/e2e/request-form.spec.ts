/** A request from the question to the receipt, and what the office then opens: the very same text. */
import type { Page } from '@playwright/test';
import { practice } from '#app/content/content.server.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import { hashOf } from '#app/parts/request-form/form-place.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import type { Receipt } from '#app/requests/api.ts';
import { requestsPath } from '#app/requests/api.ts';
import { worded } from '#app/requests/asked.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { holdScripts, hydrate, scriptRequests } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { definitionOf, fillStep, formPath, keptInTab, openedAtOffice, openForm, question } from '../support/request-form.ts';
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

/** Presses the button that sends; the envelope that left the page, and the receipt that came. */
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

for (const language of languages) {
  test(`${language}: from the question over one page to the receipt, and opened at the office`, async ({ page, request }) => {
    await page.goto(pathOf('appointment-request', language));
    await hydrate(page);
    const { min, max } = practice().promiseHours;
    const promise = informationWords.answerWithin[language](min, max);
    await expect(page.getByText(promise)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning[language] }).click();
    await expect(page.getByText(startWords.sampleText[language])).toBeVisible();
    await expect(page.getByText(promise)).toHaveCount(0);
    const [step] = definitionOf('appointment', language).steps;
    await expect(page.getByRole('heading', { name: step?.title ?? '', exact: true })).toBeFocused();
    await fillStep(page, 'appointment', language, child);
    // Typed as people write it.
    const phone = definitionOf('appointment', language)
      .steps[0]?.sections.flatMap(({ fields }) => fields)
      .find(({ id }) => id === 'phone');
    if (phone) await question(page, worded(phone, child)).fill('1 210.555.0123');

    const { body, envelope, receipt } = await send(page, words.send[language]);
    for (const said of ['Íñigo', 'Guadalupe', '555-0123', 'cacahuate']) expect(body).not.toContain(said);
    expect(await openedAtOffice(request, envelope.id)).toMatchObject({ form: 'appointment', language, answers: child });

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeFocused();
    await expect(main.getByText(receipt.reference, { exact: true })).toBeVisible();
    // With the sample key nobody reads it: no call is promised.
    await expect(main.getByText(words.sampleSentText[language])).toBeVisible();
    await expect(main.getByText(promise)).toHaveCount(0);
    for (const { shown } of officePhones) await expect(main.getByRole('link', { name: shown }).first()).toBeVisible();

    // Nothing of the person: on the page, on paper, in the tab; also after a reload.
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
  test(`${language}: NO leads to six steps of registration, with Back, a review and the same request`, async ({ page, request }) => {
    const form = definitionOf('registration', language);
    await page.goto(pathOf('appointment-request', language));
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: questionWords.noMeaning[language] }).click();
    const heading = (at: number) =>
      page.getByRole('heading', { name: words.stepOf[language](at + 1, 6, form.steps[at]?.title ?? ''), exact: true });
    const answers = {
      'for-whom': 'for-me',
      'first-name': 'Xóchitl',
      'last-name': 'Núñez Treviño',
      'birth-date': '1958-12-09',
      interpreter: 'interpreter-no',
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
    for (const at of form.steps.keys()) {
      // On a new page its own heading has the focus, as everywhere.
      if (at === 0) await expect(heading(at)).toBeVisible();
      else await expect(heading(at)).toBeFocused();
      await fillStep(page, 'registration', language, answers, at);
      if (at === 2) {
        // Back and on again, by the form's button and by the browser's: nothing is lost.
        await page.getByRole('button', { name: words.back[language], exact: true }).click();
        await expect(heading(1)).toBeFocused();
        await expect(page.getByRole('textbox', { name: /^(Email|Correo)/ })).toHaveValue(answers.email);
        await page.goBack();
        await expect(heading(2)).toBeFocused();
      }
      await page.getByRole('button', { name: words[at === 5 ? 'toReview' : 'next'][language], exact: true }).click();
    }
    await expect(page.getByRole('heading', { name: words.reviewTitle[language] })).toBeFocused();
    const main = page.getByRole('main');
    for (const shown of ['Xóchitl', 'TRICARE Prime', '(210) 555-0199', longStory.split('\n')[0] ?? ''])
      await expect(main.getByText(shown).first()).toBeVisible();
    const { envelope } = await send(page, words.sendRegistration[language]);
    expect(await openedAtOffice(request, envelope.id)).toMatchObject({
      form: 'registration',
      language,
      answers,
    });
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
  });

  test(`${language}: from the review to one answer and straight back; the copy on paper is the answers alone`, async ({ page }) => {
    const form = definitionOf('registration', language);
    const heading = (at: number) =>
      page.getByRole('heading', { name: words.stepOf[language](at + 1, 6, form.steps[at]?.title ?? ''), exact: true });
    await openForm(page, 'registration', language);
    await fillStep(page, 'registration', language, { 'for-whom': 'for-me', 'first-name': 'Xóchitl', 'last-name': 'Núñez' });
    await page.goto(`${pathOf('new-patient', language)}#${hashOf({ kind: 'review' })}`);
    await hydrate(page);
    const change = page.getByRole('button', { name: new RegExp(`^${words.change[language]} ?: ${form.steps[1]?.title}$`) });
    await change.click();
    await expect(heading(1)).toBeFocused();
    await fillStep(page, 'registration', language, { phone: '+52 81 5555 0123' }, 1);
    await page.getByRole('button', { name: words.toReview[language], exact: true }).click();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: words.reviewTitle[language] })).toBeFocused();
    await expect(main.getByText('+52 81 5555 0123')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('+52 81 5555 0123')).toBeVisible();
    await expect(page.getByRole('heading', { name: words.copyTitle[language] })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    for (const around of [words.reviewLead, startWords.sampleText]) await expect(page.getByText(around[language])).toBeHidden();
    expect((await printed(page)).pages).toBe(1);
  });
}

test('a child cannot choose a doctor of adults, also when the age comes later', async ({ page }) => {
  await openForm(page, 'appointment', 'en');
  await fillStep(page, 'appointment', 'en', { 'for-whom': 'for-me', physician: 'whitaker' });
  const doctor = page.getByRole('group', { name: 'Doctor' });
  await expect(doctor.getByLabel('Dr. James Whitaker', { exact: true })).toHaveAccessibleDescription(/Sees adults only · speaks English/);
  await expect(doctor.getByLabel('Dr. Ricardo Salinas', { exact: true })).toBeEnabled();
  await fillStep(page, 'appointment', 'en', { 'birth-date': '2019-05-02' });
  await expect(doctor.getByText(words.tooYoung.en(18))).toBeVisible();
  await expect(doctor.getByLabel('Dr. Ricardo Salinas', { exact: true })).toBeDisabled();
  await expect(doctor.getByText(words.notThisPatient.en).first()).toBeVisible();
  await doctor.getByLabel('Dr. Elena Márquez', { exact: true }).check();
  await expect(doctor.getByText(words.tooYoung.en(18))).toBeHidden();
});

test('the answer of the page before is not asked again: YES opens the short form', async ({ page }) => {
  await page.goto(pathOf('patient-routing', 'es'));
  await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning.es }).click();
  await expect(page.getByRole('button', { name: words.send.es })).toBeVisible();
  // Nothing is touched: the address alone opens it.
  await page.goto('about:blank');
  await page.goto(formPath('appointment', 'es'));
  await expect(page.getByRole('button', { name: words.send.es })).toBeVisible();
});

test('the form and the lock are fetched by whoever starts it; the first tap counts before the page is hydrated', async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto(pathOf('appointment-request', 'es'));
  await hydrate(page);
  const own = () => scripts.filter((one) => /request-form/.test(one.url())).length;
  expect(own()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning.es }).click();
  await expect(page.getByRole('button', { name: words.send.es })).toBeVisible();
  expect(own()).toBeGreaterThan(0);

  const held = await holdScripts(page);
  await page.goto(pathOf('new-patient', 'en'));
  await page.getByRole('link', { name: startWords.startRegistration.en }).click();
  await held.asked;
  held.release();
  await expect(page.getByRole('button', { name: words.next.en, exact: true })).toBeVisible();
  // The words to compare the key by, on demand.
  await expect(page.getByText('dragon')).toBeHidden();
  await page.getByText(words.howLocked.en).click();
  await expect(page.getByText('dragon')).toBeVisible();
});

test('by keyboard alone, with a fault on the way', async ({ page, request }) => {
  await openForm(page, 'appointment', 'es');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focusOf = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
  const tabTo = async (name: string) => {
    for (let turn = 0; (await focusOf()) !== name; turn++) {
      expect(turn, name).toBeLessThan(60);
      await press('Tab');
    }
  };
  await expect(page.getByRole('heading', { name: definitionOf('appointment', 'es').steps[0]?.title ?? '', exact: true })).toBeFocused();
  await tabTo('for-whom');
  await press('Space');
  await tabTo('first-name');
  await page.keyboard.type('Ñ');
  await press('Enter');
  const faults = page.getByRole('region', { name: words.faultsTitle.es(2) });
  await expect(faults).toBeFocused();
  await press('Tab', 'Enter');
  expect(await focusOf()).toBe('phone');
  await page.keyboard.type('210 555 0100');
  await expect(faults).toBeHidden();
  await tabTo('consent-call');
  await press('Space');
  await page.getByRole('button', { name: words.send.es }).focus();
  const sent = page.waitForRequest((one) => new URL(one.url()).pathname === requestsPath);
  await press('Enter');
  const { id } = (await sent).postDataJSON() as Envelope;
  await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeFocused();
  expect((await openedAtOffice(request, id)).answers).toEqual({
    'for-whom': 'for-me',
    'first-name': 'Ñ',
    phone: '(210) 555-0100',
    'consent-call': true,
  });
});

test('what is written outlives a reload and a change of language, is shared by both forms, and is gone by a button', async ({ page }) => {
  await openForm(page, 'registration', 'en');
  await fillStep(page, 'registration', 'en', {
    'for-whom': 'for-child',
    'first-name': 'Zoë',
    'birth-date': '2019-03-05',
  });
  await page.getByRole('button', { name: words.next.en, exact: true }).click();
  await page.getByRole('textbox', { name: 'Street address', exact: true }).fill('1 Main St');
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('textbox', { name: 'Street address', exact: true })).toHaveValue('1 Main St');
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes nuevos' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Domicilio', exact: true })).toHaveValue('1 Main St');
  await page.getByRole('button', { name: words.back.es, exact: true }).click();
  await expect(page.getByText('5 de marzo de 2019')).toBeVisible();
  // The same questions on the short form are answered already.
  await page.goto(formPath('appointment', 'es'));
  await hydrate(page);
  await expect(page.getByRole('textbox', { name: 'Nombre o nombres' })).toHaveValue('Zoë');
  await page.getByRole('button', { name: words.erase.es }).click();
  await page.getByRole('button', { name: words.eraseYes.es }).click();
  await expect(page.getByText(startWords.erased.es)).toBeVisible();
  expect(await keptInTab(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning.es }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre o nombres' })).toHaveValue('');
});
