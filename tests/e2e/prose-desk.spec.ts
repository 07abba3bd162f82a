/** Tests changing an article at the desk: part beside part, with all checks of the build, until it is published. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { words as faults } from '../../office/website/fields/words.ts';
import { setCode } from '../../office/website/files/approval-codes.ts';
import { words as sign } from '../../office/website/pages/sign-words.ts';
import { words as said } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { expectSound, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

// The statuses of a refused text and of a text changed meanwhile.
test.use({ expected: { problems: [/\b422\b/, /\b409\b/] } });

let given: ProjectFixture;
test.beforeEach(async () => {
  given = await projectFixture();
  // The checks of the words are the project's.
  symlinkSync(resolve('scripts'), join(given.project, 'scripts'));
});
test.afterEach(() => given.end());

const article = 'condition/contact-dermatitis';
const fileOf = (language: string) => `conditions/contact-dermatitis/${language}.mdoc`;
const textOf = (language: string) => given.contentOf(fileOf(language));
const part = (page: Page, language: string) => page.locator(`[id="parts.1.text.${language}"]`);
const told = (page: Page, language: string) => page.locator(`[id="parts.1.text.${language}-fault"]`);
const summary = (page: Page) => page.locator('summary').nth(1);

async function change(page: Page, language: string, to: (text: string) => string): Promise<void> {
  await part(page, language).fill(to(await part(page, language).inputValue()));
}

/** Expects the built page to have the paragraph and the reviewer's name, or not. */
async function expectOnSite(isThere: boolean, isSigned: boolean): Promise<void> {
  const texts = {
    en: ['Ask us if you are not sure.', 'Reviewed by Dr. Elena Márquez'],
    es: ['Pregúntenos si tiene dudas.', 'Revisión médica: Dra. Elena Márquez'],
  };
  for (const language of languages) {
    const shown = await given.siteText(article, language);
    expect(texts[language].map((text) => shown.includes(text))).toEqual([isThere, isSigned]);
  }
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).last().press('Enter');
  await page.waitForLoadState();
}

test('a paragraph is changed in both languages, and refused where it is wrong', { tag: '@release' }, async ({ page }) => {
  test.slow();
  await unlock(page, given.desk);
  await page.getByRole('link', { name: said.website.en }).click();
  await page.getByRole('link', { name: 'Articles about what we treat' }).click();
  await expectSound(page, 'the articles');
  await page.getByRole('link', { name: 'Contact dermatitis' }).click();
  const [en, es] = [textOf('en'), textOf('es')];
  await summary(page).click();
  await expectSound(page, 'an article');

  await change(page, 'en', (text) => `${text}\n\n⟦care 911⟧\n- `);
  await press(page, said.save.en);
  await expect(page.getByRole('alert')).toContainText(faults.tagOpen.en('care'));
  await expectSound(page, 'a broken tag');
  expect([textOf('en'), textOf('es')]).toEqual([en, es]);

  // A text saved in one language only marks the other as older.
  await change(page, 'en', (text) => text.replace(/\s*⟦care 911[\s\S]*$/, '\n\nAsk us if you are not sure.'));
  await press(page, said.save.en);
  await expect(page.getByRole('status').filter({ hasText: said.saved.en })).toBeVisible();
  await expect(summary(page)).toContainText(said.olderSpanish.en);
  await expectSound(page, 'the Spanish is older');
  expect(textOf('es')).toBe(es);

  await page.goto(`${given.desk.address}es/website/conditions-contact-dermatitis`);
  await change(page, 'es', (text) => `${text}\n\nPregúntanos si tienes dudas.`);
  await expect(page.getByLabel(said.fits.es)).toBeVisible();
  await press(page, said.save.es);
  await expect(told(page, 'es')).toContainText(faults.tu.es('tienes'));
  await expectSound(page, 'tú, in Spanish');

  // An edit of the file in the meantime is shown, and not overwritten.
  await change(page, 'es', (text) => text.replace('Pregúntanos si tienes dudas.', 'Pregúntenos si tiene dudas.'));
  writeFileSync(given.pathOf(fileOf('es')), textOf('es').replace('name="symptoms" %}\n', 'name="symptoms" %}\nA mano. '));
  await press(page, said.save.es);
  await expect(page.getByRole('alert')).toContainText('A mano.');
  expect(textOf('es')).toContain('A mano.');
  expect(await given.siteText(article, 'es')).toContain('A mano.');
  expect(textOf('es')).not.toContain('Pregúntenos si tiene dudas.');
  await press(page, said.save.es);
  await expect(page.getByRole('status').filter({ hasText: said.saved.es })).toBeVisible();
  await expect(page.getByLabel(said.fits.es)).toHaveCount(0);
  const after = en.replace(/(?=\n\{% \/part %\}\n\n\{% part name="help")/, '\n\nAsk us if you are not sure.');
  expect([textOf('en'), textOf('es')]).toEqual([
    after,
    es.replace(/(?=\n\{% \/part %\}\n\n\{% part name="help")/, '\n\nPregúntenos si tiene dudas.'),
  ]);

  await expectOnSite(true, false);

  await page.goto(`${given.desk.address}website/sign/conditions.contact-dermatitis`);
  await page.getByLabel(sign.by.en).selectOption('marquez');
  await setCode(given.desk.folder, 'marquez', 'plum-4471', new Date());
  await page.getByLabel(sign.code.en).fill('plum-4471');
  for (const sentence of await page.locator('.desk-sentence').all()) await sentence.scrollIntoViewIfNeeded();
  await expect(page.getByLabel(sign.seen.en)).toBeChecked();
  await press(page, sign.approve.en);
  await expect(page.getByRole('status')).toContainText(/Approved: Contact dermatitis/i);
  await expectOnSite(true, true);

  await page.goto(`${given.desk.address}website/publish`);
  await expect(page.getByText(/Contact Dermatitis.*Symptoms.*\(English\).*Ask us if you are not sure/i)).toBeVisible();
  await press(page, said.publishNow.en);
  await expect(page.getByRole('status')).toContainText(said.sent.en);
  await press(page, said.takeBack.en);
  await expect(page.getByRole('status')).toHaveText(said.takenBack.en);
  expect([textOf('en'), textOf('es')]).toEqual([en, es]);
  await expectOnSite(false, false);
});
