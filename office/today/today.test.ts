import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { type ApiFixture, startApi } from '../../server/testing/api-fixture.ts';
import { ask } from '../../server/testing/fixture-site.ts';
import { type DeskFixture, deskBrowser, readText, setUpDesk, startDesk } from '../desk-fixture.ts';

/** Tuesday, December 1, 2026, 7:10 am in San Antonio: the ice came overnight. */
const clock = { now: Date.parse('2026-12-01T13:10:00Z') };
let api: ApiFixture;
let desk: DeskFixture;
beforeAll(async () => {
  desk = await startDesk({ now: () => clock.now });
});
beforeEach(async () => {
  api = await startApi({ now: () => clock.now });
  if ((await desk.get('/requests')).text.includes('set-up')) await setUpDesk(desk, api.port);
  else await desk.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: 'a-token-of-the-office' });
  return () => api.close();
});
afterAll(async () => {
  await desk.close();
  await rm(dirname(desk.folder), { recursive: true });
});

const told = async (): Promise<{ version: number; entries: DayEntry[] }> => JSON.parse((await ask(api.port, '/api/today')).text);
const shownVersion = (text: string) => /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
/** Clicks a button on the page as it is now. */
async function press(path: string, fields: Record<string, string>) {
  const version = shownVersion((await desk.get('/today')).text);
  return desk.post(`/today/${path}`, { version, ...fields });
}
const weather = { office: 'medical-center', reason: 'weather' };

describe('Today at the desk', () => {
  it('closes an office with one press on the page, until the day ends, and takes it back with one more', async () => {
    expect(readText(await desk.get('/today'))).toContain('No changes. Regular hours.');
    expect(readText(await press('close-now', weather))).toContain('Posted to the site.');
    const { entries } = await told();
    expect(entries).toEqual([
      { kind: 'closed', id: expect.any(String), day: '2026-12-01', ...weather, closed: 'all', from: '07:10', until: '24:00' },
    ]);
    expect(readText(await desk.get('/es/today'))).toMatch(/Medical Center: cerrado · mar 1 de dic · desde las 7:10\sa\.\sm\. · mal tiempo/);
    expect(readText(await press('take-back', { id: entries[0]?.id ?? '' }))).toContain('Undone. The site no longer shows it.');
    expect(await told()).toEqual({ version: 2, entries: [] });
    const page = readText(await desk.get('/today'));
    expect(page).toMatch(/Tue, Dec 1, 7:10\sam · desk [0-9a-f]{8} · changes on the site then: 0/);
  });

  it('says each of the other things', async () => {
    const text = { 'text-en': 'The parking lot is icy.', 'text-es': 'El estacionamiento está helado.' };
    await press('close', { ...weather, day: '2026-12-02', from: '', until: '10:00', closed: 'all', ...text });
    await press('close-now', { office: 'lincoln-heights', closed: 'shots' });
    await press('away', { day: '2026-12-01', doctor: 'marquez' });
    await press('pollen', { station: 'San Antonio', 'grains-oak': '12', 'grains-ash': '' });
    await press('pollen', { station: 'San Antonio', 'grains-oak': '13', 'grains-ash': '4' });
    await press('rooms', { office: 'medical-center', doctor: 'salinas', 'half-2026-12-03-morning': 'room', 'half-2026-12-04-morning': '' });
    expect((await told()).entries).toMatchObject([
      { from: '00:00', until: '10:00', day: '2026-12-02', text: { en: 'The parking lot is icy.', es: 'El estacionamiento está helado.' } },
      { closed: 'shots', reason: 'other', from: '07:10' },
      { kind: 'away', doctor: 'marquez' },
      {
        kind: 'pollen',
        grains: [
          { plant: 'ash', grains: 4 },
          { plant: 'oak', grains: 13 },
        ],
      },
      { kind: 'rooms', halves: { '2026-12-03-morning': 'room' } },
    ]);
    await press('rooms', { office: 'medical-center', doctor: 'salinas' });
    expect((await told()).entries).toHaveLength(4);
  });

  it('has nobody called again while the offices are closed', async () => {
    const envelope = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Rosa' } }, sampleKeyPair.publicKey);
    await api.send(envelope);
    await desk.get('/requests?look=1');
    await desk.post(`/requests/${envelope.id}/note`, { by: 'EM', state: 'no-answer' });
    const pages = ['/requests', '/requests/call-list', `/requests/${envelope.id}`];
    for (const page of pages) expect(readText(await desk.get(page))).toMatch(/Try again Tue, Dec 1,/);
    for (const office of ['medical-center', 'lincoln-heights']) await press('close-now', { ...weather, office });
    // A check for new requests learns of it too.
    await desk.get('/requests?look=1');
    for (const page of pages) expect(readText(await desk.get(page))).toMatch(/Try again Wed, Dec 2,/);
  });

  it('shows what another desk changed meanwhile, and overwrites nothing', async () => {
    const version = shownVersion((await desk.get('/today')).text);
    await press('close-now', weather);
    const late = await desk.post('/today/close-now', { version, office: 'lincoln-heights', reason: 'staff' });
    expect(late.status).toBe(409);
    expect(readText(late)).toContain('Another desk just made a change, so yours wasn’t saved.');
    expect(readText(late)).toContain('Medical Center: closed');
    expect((await told()).version).toBe(1);
  });

  it('gives the server’s reason for a refusal, in the desk’s language', async () => {
    const tag = { ...weather, day: '2026-12-01', 'text-en': '<b>', 'text-es': '<b>' };
    const version = shownVersion((await desk.get('/es/today')).text);
    const refused = await desk.post('/es/today/close', { version, ...tag });
    expect(readText(refused)).toContain('Un texto tiene signos que no se pueden mostrar');
    expect(refused.text).not.toContain('<b>');
    expect((await told()).version).toBe(0);
  });

  it('says what is wrong at its field, and loses nothing that was typed', async () => {
    const typed = { ...weather, reason: 'other', day: '2026-12-02', from: '10:00', until: '09:00', 'text-en': 'Only English' };
    const refused = await press('close', typed);
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/id="text-es-fault">Write it in Spanish too/);
    expect(refused.text).toMatch(/id="until-fault">“Closed until” must be later/);
    expect(refused.text).toMatch(/<details[^>]* open><summary>Another day/);
    for (const text of ['value="Only English"', 'value="10:00"', 'value="2026-12-02" selected', 'value="other" selected'])
      expect(refused.text).toContain(text);
    expect((await told()).version).toBe(0);
    await press('close', { ...typed, reason: 'weather', until: '' });
    expect((await told()).entries).toMatchObject([{ from: '10:00', text: { en: 'Only English', es: 'mal tiempo' } }]);
  });

  it('says so when the server does not answer, and needs the passphrase like every part', async () => {
    const stranger = deskBrowser(desk.address);
    expect(readText(await stranger.get('/today'))).toContain('Unlock the desk');
    await api.close();
    const page = await desk.get('/today');
    expect([page.status, readText(page).includes('The server isn’t responding.')]).toEqual([502, true]);
  });
});
