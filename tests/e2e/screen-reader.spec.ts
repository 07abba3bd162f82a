/** Tests what a screen reader says: nothing twice, nothing out of place. */

import { words as storyWords } from '#app/pages/story/words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

test('nothing is invalid before it is answered, and the example of a date is said once', { tag: '@release' }, async ({ page, context }) => {
  await openForm(page, 'registration', 'en');
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
  const all = nodes as unknown as readonly Node[];
  const invalid = all.filter(({ properties = [] }) => properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'));
  expect(invalid.map(({ name }) => name?.value)).toEqual([]);
  expect(all.filter(({ description }) => /4 25 1990/.test(description?.value ?? ''))).toHaveLength(1);
  await page.getByRole('button', { name: formWords.next.en }).click();
  await expect(page.getByRole('radiogroup', { name: /^Who is the patient/ })).toHaveAttribute('aria-invalid', 'true');
});

test('a story shows a whole picture and its buttons on one screen of a phone, and Next rests at the end', { tag: '@release' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('story/skin-test', 'en'));
  await hydrate(page);
  const next = page.getByRole('button', { name: storyWords.after.en });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.story-page svg').first()).toBeInViewport({ ratio: 1 });
  const rests = async () => {
    if ((await next.getAttribute('aria-disabled')) === 'true') return true;
    await next.click();
    return false;
  };
  // A page takes some time to turn.
  await expect.poll(rests, { intervals: [700], timeout: 30_000 }).toBe(true);
});
