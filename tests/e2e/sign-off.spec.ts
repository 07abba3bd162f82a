/** Tests that a physician reads an entry, asks for a change, approves it and sees the approval end, by keyboard alone at 320 px. */
import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { setCode } from '../../office/website/files/approval-codes.ts';
import { words as said } from '../../office/website/pages/sign-words.ts';
import { words as website } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { expectSound, smallest, tabTo, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

// The status of an entry that is not approved because a change is requested.
test.use({ expected: { problems: [/\b422\b/] } });

const code = 'plum-4471';
let given: ProjectFixture;
test.beforeEach(async () => {
  given = await projectFixture();
  await setCode(given.desk.folder, 'marquez', code, new Date());
});
test.afterEach(() => given.end());

const file = 'situations.yaml';
/** Returns the English sentence of the entry that is approved. */
const sentence = () => /- id: shot-bump\n[\s\S]*?\n {4}en: "([^"]+)"/.exec(given.contentOf(file))?.[1] ?? 'no such entry';

test('an entry is asked to be changed, signed, published, and a draft again when it is changed', { tag: '@release' }, async ({ page }) => {
  const follow = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const choose = async (label: string, letter: string) => {
    await tabTo(page, page.getByLabel(label).first());
    await page.keyboard.press(letter);
  };
  await page.setViewportSize(smallest);
  await unlock(page, given.desk);
  await follow(page.getByRole('link', { name: website.website.en }));
  await follow(page.getByRole('link', { name: said.signOff.en }));
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
  await expectSound(page, 'what waits for a physician');
  await page.goto(`${given.desk.address}website/sign/situations.shot-bump`);
  await expectSound(page, 'an entry to be signed');

  await page.getByLabel(said.change.en).fill('Say when to call.');
  await choose(said.by.en, 'D');
  for (const sentence of await page.locator('.desk-sentence').all()) await sentence.scrollIntoViewIfNeeded();
  await expect(page.getByLabel(said.seen.en)).toBeChecked();
  const approve = page.getByRole('button', { name: new RegExp(`^${said.approve.en}\\b`) });
  await follow(approve);
  await expect(page.getByRole('alert')).toHaveText(said.noteFirst.en);
  await expectSound(page, 'an entry that is to be changed');
  await page.getByLabel(said.change.en).fill('');
  await page.getByLabel(said.code.en).fill(code);
  await follow(approve);
  await expect(page.getByRole('status')).toContainText(`Approved: ${sentence().slice(0, 20)}`);

  await page.goto(`${given.desk.address}es/website/publish`);
  await expect(page.getByText('aprobado por Dra. Elena Márquez')).toBeVisible();
  await follow(page.getByRole('button', { name: website.publishNow.es }));
  await expect(page.getByRole('status')).toContainText(website.sent.es);
  writeFileSync(given.pathOf(file), given.contentOf(file).replace(sentence(), `${sentence()}, or a new one is there`));
  await page.goto(`${given.desk.address}es/website/sign/situations.shot-bump`);
  await expect(page.getByText('Cambió después de que Dra. Elena Márquez lo aprobó')).toBeVisible();
  await expect(page.locator('ins').first()).toContainText('or a new one is there');
  await expectSound(page, 'an entry that was changed since, in Spanish');
  await page.goto(`${given.desk.address}es/website/sign`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
});

test('a stranger approves ten entries on one page, with the code typed once', { tag: '@release' }, async ({ page }) => {
  const started = Date.now();
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await unlock(page, given.desk);
  await click(page.getByRole('link', { name: website.website.en, exact: true }));
  await click(page.getByRole('link', { name: said.signOff.en }));
  await click(page.getByRole('link', { name: 'Dr. Elena Márquez' }));
  await click(page.getByRole('link', { name: new RegExp(`^${said.situations.en}`) }));
  await click(page.getByRole('link', { name: said.readNext.en(12) }));
  await expectSound(page, 'twelve entries to be approved');
  const rights = page.getByRole('checkbox', { name: new RegExp(`^${said.right.en}:`) });
  for (const right of (await rights.all()).slice(0, 10)) await click(right);
  // The style sheet counts the number in the button.
  const approve = page.getByRole('button', { name: new RegExp(`^${said.approveThese.en}.*Dr. Elena Márquez$`) });
  // The button is visible from the first row to the last, and only rows that were on the screen are approved.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(approve).toBeInViewport({ ratio: 1 });
  for (const sentence of await page.locator('.desk-sentence').all())
    await sentence.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(page.getByLabel(said.seen.en)).toBeChecked();
  await page.getByLabel(said.code.en).fill(code);
  await click(approve);
  await expect(page.getByRole('status')).toContainText(said.approvedSome.en(10), { timeout: 60_000 });
  test.info().annotations.push({ type: 'clicks', description: `${clicks} in ${Math.round((Date.now() - started) / 1000)} s` });
  await page.goto(`${given.desk.address}website/sign?show=situations`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '10');
});
