/** Tests that a page translated by the browser keeps the same content as the untranslated page, whatever a visitor does on it. */
import type { Page } from '@playwright/test';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { openHydrated } from '../support/navigation.ts';
import { formPath } from '../support/request-form.ts';
import { expect, onOrdinaryDay, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

const controls = 'main :is(input, select, textarea, [role="tab"], [aria-pressed], [type="submit"])';
const typed = { date: ['2026-12-10', '2027-01-14'], text: ['asthma', 'aetna'] } as const;

/** Uses a control for the first or the second time, if it is visible. */
async function use(page: Page, place: number, turn: 0 | 1) {
  const control = page.locator(controls).nth(place);
  if (!(await control.isVisible())) return;
  const type = await control.evaluate((one) => (one as HTMLInputElement).type || one.tagName);
  if (type === 'date') await control.fill(typed.date[turn]);
  else if (['text', 'search', 'textarea', 'tel', 'email'].includes(type)) await control.fill(typed.text[turn]);
  else if (type === 'select-one') await control.selectOption({ index: turn + 1 });
  else await control.dispatchEvent('click');
}

/** Returns the page's text line by line, whether translated or not. */
const said = (page: Page) =>
  page.evaluate(() =>
    (document.querySelector('main')?.innerText ?? '')
      .replaceAll(/[⟦⟧]/g, '')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  );

const views: Readonly<Record<string, string>> = {
  medicines: pathOf('medications-to-avoid', 'en'),
  'a request': formPath('appointment', 'en'),
  shots: pathOf('shots-today', 'en'),
  plans: pathOf('insurance', 'en'),
  topics: pathOf('patient-education', 'en'),
  search: pathOf('search', 'en'),
  'facts for children': pathOf('fun-facts', 'en'),
  'the school’s papers': pathOf('school-desk', 'en'),
  ImmuneQuest: pathOf('immunequest', 'en'),
};

/** One view of each way in which a page changes: a plan, a form, answers, a filtered list; all with `VISITS=full`. */
const tried = Object.entries(views).slice(0, visitsEverything ? undefined : 4);

for (const [name, path] of tried) {
  test(`${name}: what changes is said anew`, { tag: '@release' }, async ({ page, browser }) => {
    // In a separate context: two tabs of one browser would share what is selected.
    const other = await browser.newContext();
    await onOrdinaryDay(other);
    const plain = await other.newPage();
    for (const one of [page, plain]) await openHydrated(one, path);
    // A hydrated page may still fetch its form.
    for (const one of [page, plain]) await expect(one.locator(controls).first()).toBeVisible();
    await translate(page);
    const before = await said(plain);
    let changed = false;
    for (let place = 0; place < (visitsEverything ? 40 : 8); place++) {
      for (const turn of [0, 1] as const) {
        for (const one of [plain, page]) await use(one, place, turn);
        // Both are read again each time, because some lines wait for a pause in typing.
        await expect(async () => expect(await said(page), `control ${place}, ${turn}`).toEqual(await said(plain))).toPass({
          timeout: 10_000,
        });
        changed ||= (await said(plain)).join() !== before.join();
      }
    }
    expect(changed, 'something has changed').toBe(true);
    await other.close();
  });
}
