/** Tests "Today" from a tap at the desk to every page: the built site with a separate server and desk. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { assistantWords as door } from '#app/frame/assistant-words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { closureWords } from '#app/parts/hours/closure-words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { buildServer } from '../../server/build-server.ts';
import { tokenHash } from '../../server/requests/office-token.ts';
import { generous, officeToken } from '../../server/testing/api-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import * as medicine from '../support/medicine-page.ts';
import { openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';

/** Tuesday, December 1, 2026, 7:10 am in San Antonio. */
const morning = new Date('2026-12-01T13:10:00Z');
const phone = { width: 360, height: 740 };

let site: FastifyInstance;
let desk: DeskFixture;
let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-day-'));
  const build = resolve('build');
  const built = async (name: string) => JSON.parse(await readFile(join(build, `${name}.json`), 'utf8'));
  const requests = {
    ...(await built('requests')),
    store: { folder },
    officeTokenHashes: [tokenHash(officeToken)],
    takesSampleToken: false,
    limits: generous,
  };
  const now = () => morning.getTime();
  const logStream = { write() {} };
  site = await buildServer({ root: join(build, 'client'), csp: await built('csp'), requests, requestParts: { now }, logStream });
  await site.listen({ port: 0, host: '127.0.0.1' });
  desk = await startDesk({ now });
  await setUpDesk(desk, Number(new URL(site.listeningOrigin).port));
});
test.afterEach(async () => {
  await Promise.all([site.close(), desk.close()]);
  await Promise.all([rm(folder, { recursive: true }), rm(dirname(desk.folder), { recursive: true })]);
});

/** Opens a page as a new visitor with empty storage, at this time. */
async function visitor(browser: Browser, at = morning): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.listeningOrigin, serviceWorkers: 'block', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.clock.setFixedTime(at);
  return page;
}

/** Opens the unlocked desk in a phone-sized window. */
async function openDesk(page: Page, language: Language) {
  await page.setViewportSize(phone);
  await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}unlock`);
  await page.locator('input[type="password"]').fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
}

const put = (path: string, fields: Readonly<Record<string, string>>) =>
  desk
    .get('/today')
    .then(({ text }) => desk.post(`/today/${path}`, { version: /name="version" value="(\d+)"/.exec(text)?.[1] ?? '', ...fields }));
const notice = (page: Page, language: Language) => page.getByRole('complementary', { name: closureWords.closureNotice[language] });

test('two taps at the desk close an office on the pages in both languages, and one takes it back', async ({ page, browser }) => {
  await openDesk(page, 'es');
  const started = performance.now();
  await page.getByRole('link', { name: 'Hoy' }).click();
  await page.getByRole('region', { name: 'Cerrar Medical Center ahora' }).getByRole('button', { name: 'mal tiempo' }).click();
  await expect(page.getByRole('status')).toHaveText('Ya está en el sitio.');
  await expectAccessible(page, 'a closure at the desk');
  const reader = await visitor(browser);
  await reader.goto(pathOf('locations', 'es'));
  await expect(notice(reader, 'es')).toContainText('cerrado · Medical Center · mal tiempo');
  const seconds = (performance.now() - started) / 1000;
  test.info().annotations.push({ type: 'seconds from the tap to the page', description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(60);
  await expectAccessible(reader, 'a page with a notice of today');

  const english = await visitor(browser);
  await english.goto(pathOf('shots-today', 'en'));
  await expect(notice(english, 'en')).toContainText('closed · Medical Center · bad weather');
  // The shot room, and the hours in every page's footer.
  for (const part of [english.getByRole('main'), english.getByRole('contentinfo')]) await expect(part).toContainText('bad weather');
  await hydrate(english);
  await expect(notice(english, 'en')).toContainText('bad weather');

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('status')).toHaveText('Se deshizo. El sitio ya no lo muestra.');
  await page.close();
  // An open page asks again after five minutes; by then the browser's cached answer is too old.
  await english.route('**/api/today', (route) => route.continue());
  await english.clock.setFixedTime(morning.getTime() + 6 * 60_000);
  await english.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(english, 'en')).toHaveCount(0);
});

test('assistant and planner know it in Spanish', { tag: '@release' }, async ({ browser }) => {
  const closed = { day: '2026-12-02', closed: 'all', from: '', until: '', reason: 'utilities' };
  for (const office of ['medical-center', 'lincoln-heights']) await put('close', { ...closed, office });
  await put('close-now', { office: 'medical-center', reason: 'weather' });
  const page = await visitor(browser);
  await page.goto(pathOf('team', 'es'));
  await expect(notice(page, 'es')).toContainText('mal tiempo');
  await hydrate(page);
  await page.getByRole('button', { name: door.open.es }).click();
  const dialog = page.getByRole('dialog', { name: door.title.es });
  await dialog.getByRole('textbox', { name: door.label.es }).fill('¿Están abiertos ahora?');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('log', { name: conversationWords.log.es })).toContainText('mal tiempo');

  const { day, planner } = await medicine.open(await visitor(browser), 'es', '', morning);
  await expect(notice(day.page(), 'es')).toContainText('no hay luz o agua');
  await day.fill('2026-12-02');
  await expect(planner).toContainText('(no hay luz o agua)');
  await expect(planner).toContainText('El siguiente día que abrimos es el jueves 3 de diciembre.');
});

test('half-days with room stand first in the form, and not those of a doctor who is away', { tag: '@release' }, async ({ browser }) => {
  const office = 'medical-center';
  const rooms = { office, doctor: 'salinas', 'half-2026-12-03-afternoon': 'room', 'half-2026-12-01-morning': 'full' };
  await put('rooms', rooms);
  const page = await visitor(browser);
  await openForm(page, 'appointment', 'es');
  const offers = page.getByRole('group', { name: formWords.roomsTitle.es });
  const offer = offers.getByRole('button', { name: 'Jueves en la tarde, 3 dic · Dr. Ricardo Salinas · Medical Center' });
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', { name: 'Jueves en la tarde' })).toBeChecked();
  await expectAccessible(page, 'rooms in the form');

  await put('away', { day: '2026-12-03', doctor: 'salinas' });
  const later = await visitor(browser);
  await openForm(later, 'appointment', 'es');
  await expect(later.getByRole('checkbox', { name: 'Jueves en la tarde' })).toBeVisible();
  await expect(later.getByRole('group', { name: formWords.roomsTitle.es })).toHaveCount(0);
});
