/** The office's desk by keyboard alone, from the set-up to the confirmation; accessible at each step, down to 320 px. Longer than other files because it is one day at the desk. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { newRequestId } from '#app/requests/envelope.ts';
import { lock } from '#app/requests/lock.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { type ApiFixture, officeToken, startApi } from '../../server/testing/api-fixture.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectSound, smallest, tabTo } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const said = {
  en: {
    home: '',
    asOf: /^As of/,
    confirmTicked: 'Confirm the checked ones',
    tickAll: 'Check all on this page',
    many: 'Delete many at once',
    onlyMisfits: 'Only those with answers that do not fit our form',
    showThese: 'Show these',
    deleteThese: 'Delete all of these: 3',
    showAll: 'Show all',
    nowConfirmedMany: 'Confirmed. The server has erased them.',
    unshownTitle: 'Cannot be shown: 60',
    next: 'Next page',
    deleteAll: 'Delete all that no one can open: 60',
    delete: 'Delete',
    deleted: 'They were deleted.',
    cannotShow: 'It was changed after it was encrypted.',
    setUp: 'Set up',
    newKey: /Make a new key/,
    passphrase: 'Passphrase',
    again: 'Type it again',
    fault: 'Use at least 12 characters: several words are best.',
    showSheet: 'Show the sheet',
    sheet: 'Backup sheet of the office’s key',
    settings: 'Keys and server',
    server: 'Address',
    token: 'Token',
    connect: 'Connect',
    connected: /^Connected\./,
    requests: 'Requests',
    copy: 'Copy',
    copied: 'Copied.',
    confirm: /^Confirm/,
    nowConfirmed: 'Confirmed. The server has erased it.',
    done: 'Done: 1',
    lock: 'Lock',
    unlock: 'Unlock',
    wrong: 'This is not the passphrase.',
  },
  es: {
    home: 'es',
    asOf: /^Última consulta/,
    confirmTicked: 'Confirmar las marcadas',
    tickAll: 'Marcar todas las de esta página',
    many: 'Borrar muchas a la vez',
    onlyMisfits: 'Solo las que tienen respuestas que no son como las recibe nuestro formulario',
    showThese: 'Mostrar estas',
    deleteThese: 'Borrar todas estas: 3',
    showAll: 'Mostrar todas',
    nowConfirmedMany: 'Confirmadas. El servidor las borró.',
    unshownTitle: 'No se pueden mostrar: 60',
    next: 'Página siguiente',
    deleteAll: 'Borrar todas las que nadie puede abrir: 60',
    delete: 'Borrar',
    deleted: 'Se borraron.',
    cannotShow: 'Se cambió después de cifrarla.',
    setUp: 'Preparar',
    newKey: /Crear una llave nueva/,
    passphrase: 'Frase de contraseña',
    again: 'Escríbala otra vez',
    fault: 'Use por lo menos 12 caracteres: lo mejor son varias palabras.',
    showSheet: 'Mostrar la hoja',
    sheet: 'Hoja de respaldo de la llave del consultorio',
    settings: 'Llaves y servidor',
    server: 'Dirección',
    token: 'Clave del servidor',
    connect: 'Conectar',
    connected: /^Conectado\./,
    requests: 'Solicitudes',
    copy: 'Copiar',
    copied: 'Copiado.',
    confirm: /^Confirmar/,
    nowConfirmed: 'Confirmada. El servidor la borró.',
    done: 'Terminadas: 1',
    lock: 'Bloquear',
    unlock: 'Abrir',
    wrong: 'Esta no es la frase de contraseña.',
  },
} as const;

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function follow(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name }).first());
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

let api: ApiFixture;
let desk: DeskFixture;
test.beforeEach(async () => {
  desk = await startDesk();
});
test.afterEach(async ({ page }) => {
  // It may still be asking.
  await page.close();
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
});

test.use({
  // What is filled in wrongly is answered with 422.
  expected: { problems: [/status 422/, /Failed to load resource.*422/] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const language of triedLanguages) {
  test(`from the set-up to the confirmation by keyboard (${language})`, async ({ page }) => {
    const w = said[language];
    if (!visitsEverything) await page.setViewportSize(smallest);
    // Each theme with one of the languages.
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    await page.goto(desk.address + w.home);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await press(page, w.setUp);
    // The faults take the focus; the link in them leads to the field.
    await expect(page.getByRole('alert')).toBeFocused();
    await expectSound(page, 'set-up with a fault');
    await follow(page, w.fault);
    await page.keyboard.type(passphrase);
    await type(page, page.getByLabel(w.again), passphrase);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: w.settings })).toBeVisible();
    await expectSound(page, 'settings');
    const yaml = await page.locator('#practice-yaml').inputValue();
    const [, publicKey = ''] = /publicKey: "(.*)"/.exec(yaml) ?? [];
    await type(page, page.locator('#sheet-passphrase'), passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: w.sheet })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^[0-9a-f]{4}$/ })).toHaveCount(17);
    await expectSound(page, 'backup sheet');

    const answers = {
      'for-whom': 'for-me',
      'first-name': 'Nuñez 🌵',
      phone: '(210) 555-0123',
      'visit-words': 'á "é"\n<ñ>',
      'consent-call': true,
    } as const;
    const envelope = await lock({ form: 'appointment', language: 'es', answers }, publicKey);
    api = await startApi({ settings: { keyIds: [envelope.keyId], sample: false } });
    await api.send(envelope);
    await follow(page, w.settings);
    await type(page, page.getByLabel(w.server), `http://127.0.0.1:${api.port}`);
    await type(page, page.getByLabel(w.token), officeToken);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toHaveText(w.connected);

    await follow(page, w.requests);
    // The browser has gone on to the page that the server was asked for: one look takes 20 seconds at most.
    await expect(page.getByText(w.asOf)).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(await referenceOf(envelope.id))).toBeVisible();
    if (visitsEverything) await expectSound(page, 'list');
    await follow(page, 'Nuñez 🌵');
    await expect(page.getByRole('definition').filter({ hasText: '<ñ>' })).toHaveText('á "é"\n<ñ>');
    await press(page, w.copy);
    await expect(page.getByText(w.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('á "é"\n    <ñ>');
    await expectSound(page, 'request');
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    expect((await api.waiting()).requests).toHaveLength(1);
    await press(page, w.confirm);
    await expect(page.getByRole('status').first()).toHaveText(w.nowConfirmed);
    expect((await api.waiting()).requests).toEqual([]);
    await follow(page, w.requests);
    await expect(page.getByRole('heading', { name: w.done })).toBeVisible();
    await expect(page.getByText(w.asOf)).toBeVisible();

    await press(page, w.lock);
    await type(page, page.getByLabel(w.passphrase), 'not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: w.wrong })).toBeVisible();
    await expectSound(page, 'locked');
    await type(page, page.getByLabel(w.passphrase), passphrase);
    await press(page, w.unlock);
    await expect(page.getByRole('heading', { level: 1, name: w.requests })).toBeVisible();
    await expect(page.getByText(w.asOf)).toBeVisible();
    // The same page in the other language.
    const other = language === 'en' ? 'es' : 'en';
    await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}requests/${envelope.id}`);
    await follow(page, language === 'en' ? 'Español' : 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1, name: 'Nuñez 🌵' })).toBeVisible();
  });
}

for (const language of triedLanguages) {
  test(`among much that nobody can open, by keyboard alone (${language})`, async ({ page }) => {
    const w = said[language];
    await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
    api = await startApi();
    await setUpDesk(desk, api.port);
    await desk.post('/lock');
    const swap = (text: string) => `${text.slice(0, 99)}${text[99] === 'A' ? 'B' : 'A'}${text.slice(100)}`;
    const names = ['Uno', 'Dos', 'Tres'];
    for (const [at, name] of names.entries()) {
      const envelope = await lock({ form: 'appointment', language: 'es', answers: { 'first-name': name } }, sampleKeyPair.publicKey);
      await api.send(envelope);
      for (let count = 0; count < 20; count += 1)
        await api.send({ ...envelope, id: newRequestId(), ciphertext: swap(envelope.ciphertext), enc: envelope.enc });
      expect((await api.waiting()).requests).toHaveLength((at + 1) * 21);
    }
    await page.goto(desk.address + w.home);
    await type(page, page.getByLabel(w.passphrase), passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.asOf)).toBeVisible();
    // The least time left first.
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(names);
    await expectSound(page, 'list beside what cannot be shown');
    await tabTo(page, page.getByText(w.many));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: w.onlyMisfits }));
    await page.keyboard.press('Space');
    await press(page, w.showThese);
    await expect(page.getByRole('button', { name: w.deleteThese })).toBeVisible();
    await expectSound(page, 'many of one kind');
    await follow(page, w.showAll);
    await expect(page.getByText(w.asOf)).toBeVisible();
    await follow(page, w.tickAll);
    const ticked = page.getByRole('checkbox', { checked: true });
    await expect(ticked).toHaveCount(3);
    await tabTo(page, page.getByRole('checkbox', { name: 'Dos' }));
    await page.keyboard.press('Space');
    await expect(ticked).toHaveCount(2);
    await press(page, w.confirmTicked);
    await expect(page.getByText(w.nowConfirmedMany)).toBeVisible();
    await expect(page.getByText(w.asOf)).toBeVisible();
    expect((await api.waiting()).requests).toHaveLength(61);

    await follow(page, w.unshownTitle);
    await expect(page.getByRole('heading', { level: 1, name: w.unshownTitle })).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('checkbox')).toHaveCount(50);
    if (visitsEverything) await expectSound(page, 'what cannot be shown, with fifty marks');
    // Above the list, before its fifty marks.
    await follow(page, w.next);
    await expect(page.getByRole('listitem').getByRole('checkbox')).toHaveCount(10);
    await expectSound(page, 'what cannot be shown');
    await page
      .getByRole('link', { name: new RegExp(`^${w.delete}:`) })
      .first()
      .click();
    await page.goto(page.url().replace(/\/delete$/, ''));
    await expect(page.getByText(w.cannotShow)).toBeVisible();
    await expectSound(page, 'a request that cannot be shown');
    await page.goBack();
    await page.goBack();
    await press(page, w.deleteAll);
    await expect(page.getByRole('heading', { level: 1, name: /60 (requests|solicitudes)\?$/ })).toBeVisible();
    await expectSound(page, 'asked once more');
    await press(page, w.delete);
    await expect(page.getByRole('status').first()).toHaveText(w.deleted);
    expect((await api.waiting()).requests).toHaveLength(1);
  });
}
