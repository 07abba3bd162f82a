/** What a browser's own files hold of an allergy kit while it is kept on the device and after it was erased: a real profile, searched byte by byte. */
import { type BrowserContext, expect } from '@playwright/test';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { words as schoolWords } from '#app/pages/school-desk/words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { browserWith, filesWith, test } from '../support/profile.ts';

const typed = { name: 'Quetzalmoyotla', otherFood: 'xochipurpura', contactPhone: '210-555-0174' };
const kept = Object.values(typed);
/** Put there on purpose: the search finds what is there. */
const control = 'control-marker-tepozteco';

/** The kit in a tab of its own, once React answers. */
async function kitIn(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(pathOf('my-allergy-kit', 'es'));
  await hydrate(page);
  const main = page.getByRole('main');
  return { page, main, nameField: main.getByLabel(kitWords.name.es, { exact: true }) };
}

test('a kit that is kept is in no file of the browser in clear, and once it is erased the key to it is in none', {
  tag: '@release',
}, async ({ baseURL, profile }) => {
  test.setTimeout(180_000);
  const nowhere = Object.fromEntries(kept.map((text) => [text, []]));
  const first = await browserWith(profile, baseURL);
  const { page, main, nameField } = await kitIn(first);
  await nameField.fill(typed.name);
  await main.getByLabel(kitWords.otherFood.es).fill(typed.otherFood);
  await main.getByText(kitWords.forWallet.es).click();
  await main.getByLabel(kitWords.contactPhone.es).fill(typed.contactPhone);
  await main.getByRole('checkbox', { name: allergyKit().foods.list[0]?.name.es }).check();
  await main.getByRole('checkbox', { name: kitWords.keepHere.es }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kit-kept'))).not.toBeNull();
  await page.evaluate((text) => localStorage.setItem('control', text), control);
  const key = await page.evaluate(async () => {
    const entry = await (await caches.open('key-of-kit-kept')).match('/key');
    return String.fromCharCode(...new Uint8Array((await entry?.arrayBuffer()) ?? []));
  });
  expect(key).toHaveLength(32);
  // The other part of the kit shows it too.
  await page.goto(pathOf('school-desk', 'es'));
  await expect(nameField.first()).toHaveValue(typed.name);
  await main.getByLabel(schoolWords.school.es, { exact: true }).first().fill(typed.name);
  await first.close();
  expect(await filesWith(profile, kept)).toEqual(nowhere);
  const held = await filesWith(profile, [control, key]);
  for (const text of [control, key]) expect(held[text]).not.toEqual([]);

  const second = await browserWith(profile, baseURL);
  const again = await kitIn(second);
  await expect(again.nameField).toHaveValue(typed.name);
  await again.main.getByRole('button', { name: formWords.erase.es }).click();
  await again.main.getByRole('button', { name: formWords.eraseYes.es }).click();
  await expect(again.nameField).toHaveValue('');
  await expect.poll(() => again.page.evaluate(() => caches.has('key-of-kit-kept'))).toBe(false);
  await second.close();
  expect(await filesWith(profile, [...kept, key])).toEqual({ ...nowhere, [key]: [] });
  expect((await filesWith(profile, [control]))[control]).not.toEqual([]);
});
