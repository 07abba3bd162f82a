/** Follows a request through a real server: encrypted by a visitor, opened at the desk, called, archived, deleted. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Answers } from '#app/requests/answers.ts';
import { requestForms } from '#app/requests/content.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { fingerprintOf, keyIdOf } from '#app/requests/fingerprint.ts';
import { type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { lock } from '#app/requests/lock.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { beforeAnswer } from '#app/requests/shown-answers.ts';
import { languages } from '#app/site/language.ts';
import { type ApiFixture, startApi } from '../server/testing/api-fixture.ts';
import { type DeskFixture, listedIds, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';
import { pairFromPaper } from './keys/paper-key.ts';
import { summedUp } from './requests/read-request.ts';

const hour = 3_600_000;
/** A Monday, 9 am in San Antonio. */
const monday = Date.parse('2026-11-16T15:00:00Z');
const clock = { now: monday };

const begun = 'No duermo por la tos 😮‍💨. "¿Es asma?" <b>Él</b> dice que sí & yo no sé.\nDesde abril. ';
/** The longest text that the form allows. */
const words = begun + 'á'.repeat(500 - [...begun].length);
const child: Answers = {
  'for-whom': 'for-child',
  'first-name': 'José Ángel',
  'last-name': 'Muñoz-Ibáñez O’Brien',
  'birth-date': '2019-02-28',
  'guardian-name': 'María',
  phone: '(210) 555-0123',
  'preferred-language': 'spanish',
  'contact-needs': ['need-hearing', 'need-text'],
  'visit-reason': ['visit-worse', 'visit-new'],
  'visit-words': words,
  'consent-call': true,
};
const asked = (answers: Answers, publicKey = sampleKeyPair.publicKey) => lock({ form: 'appointment', language: 'es', answers }, publicKey);

let api: ApiFixture;
let desk: DeskFixture;
beforeEach(async () => {
  clock.now = monday;
  const ids = [keyIdOf(await fingerprintOf(sampleKeyPair.publicKey)), ...otherKeys];
  api = await startApi({ now: () => clock.now, settings: { keyIds: ids } });
  desk = await startDesk({ now: () => clock.now });
});
afterEach(async () => {
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
});
const otherKeys: string[] = [];

/** Returns a valid answer to each question. */
function answered(form: FormDefinition): Answers {
  const written = { text: 'Ñandú', longText: 'Línea 1\nlínea 2', email: 'a@example.com', phone: '(210) 555-0123', date: '2019-02-28' };
  return Object.fromEntries(
    fieldsOf(form).map(({ id, kind, options = [] }) => {
      const [{ id: first } = { id: '' }] = options;
      return [id, kind === 'acknowledge' ? true : kind === 'choice' ? first : kind === 'choices' ? [first] : written[kind]];
    }),
  );
}

/** Unlocks the desk, which locked itself when idle. */
const unlock = async () => {
  expect(readText(await desk.get('/requests'))).toContain('Unlock the desk');
  await desk.post('/unlock', { passphrase });
};
/** Sets up the desk and sends a request to the server. */
const sent = async (answers: Answers) => {
  await setUpDesk(desk, api.port);
  const envelope = await asked(answers);
  await api.send(envelope);
  return envelope;
};
const waitingIds = async () => (await api.waiting()).requests.map(({ id }) => id);

describe('a request', () => {
  it('is opened to the very same text, called, confirmed, and then gone from the server; erased, it stays away', async () => {
    const envelope = await sent(child);
    clock.now += 2 * hour;
    await unlock();

    const list = readText(await desk.get('/requests'));
    expect(list).toContain('José Ángel Muñoz-Ibáñez O’Brien');
    expect(list).toContain(await referenceOf(envelope.id));
    expect(list).toContain('22 hr left');
    expect(list).toContain('Ask for María');
    expect(await waitingIds()).toEqual([envelope.id]);

    for (const path of ['/requests', '/requests/call-list'])
      expect(readText(await desk.get(path))).toContain('Help with hearing; Text message, not a call');
    const shown = await desk.get(`/requests/${envelope.id}`);
    expect(readText(shown)).toMatch(/22 hr left\s+Call by Tuesday, November 17, 9\sam/);
    for (const text of [
      words,
      '(210) 555-0123',
      'February 28, 2019',
      'It got worse; Something new',
      'My child',
      'Ask for María',
      'Spanish',
      'Help with hearing; Text message, not a call',
    ])
      expect(readText(shown)).toContain(text);
    expect(shown.text).toContain('<a href="tel:+12105550123">(210) 555-0123</a>');
    expect(shown.text).not.toContain('<b>Él</b>');
    expect(readText(shown)).not.toContain('Our form doesn’t allow');
    expect(readText(await desk.get(`/es/requests/${envelope.id}`))).toContain('28 de febrero de 2019');

    expect(readText(await desk.post(`/requests/${envelope.id}/note`, { by: 'EM', state: 'done' }))).toContain('Saved.');
    // Refused: not archived yet, the server would return it again.
    await desk.post(`/requests/${envelope.id}/erase`);
    expect(readText(await desk.post(`/requests/${envelope.id}/confirm`))).toContain('It’s deleted from the server.');
    expect(await waitingIds()).toEqual([]);
    const withDone = readText(await desk.get('/requests'));
    for (const text of ['Archived: 1', 'November 2026: 1', 'October 2026: 0']) expect(withDone).toContain(text);
    const month = async (name: string) => (await desk.post('/requests/export', { month: name })).text;
    expect(await month('2026-11')).toContain(await referenceOf(envelope.id));
    expect(await month('2026-10')).not.toContain('request-reference');

    expect(readText(await desk.post(`/requests/${envelope.id}/erase`))).toContain('Deleted from this computer.');
    expect((await desk.get(`/requests/${envelope.id}`)).status).toBe(404);
    // A restored store still has the request.
    const restored = await startApi({ port: undefined });
    await restored.send(envelope);
    await desk.post('/settings/connection', { server: `http://127.0.0.1:${restored.port}`, token: 'a-token-of-the-office' });
    expect(listedIds(await desk.get('/requests'))).toEqual([]);
    expect((await restored.waiting()).requests).toEqual([]);
    await restored.close();
  }, 60_000);

  it('stands in the list with the least time left or the newest first, with the time that is left, or how late it is', async () => {
    await setUpDesk(desk, api.port);
    const [first, second] = [await asked({ ...child, 'first-name': 'Ada' }), await asked({ ...child, 'first-name': 'Beto' })];
    await api.send(first);
    clock.now += 5 * hour;
    await api.send(second);
    clock.now += 20 * hour;
    await unlock();
    const list = await desk.get('/es/requests');
    expect(listedIds(list)).toEqual([first.id, second.id]);
    expect(readText(list)).toContain('Hay 1 llamada atrasada.');
    expect(listedIds(await desk.get('/es/requests?order=newest'))).toEqual([second.id, first.id]);
    expect(readText(list)).toContain('Atrasada 1 h 0 min');
    expect(readText(list)).toContain('Quedan 4 h');
  });

  it('that the form would not have taken is shown whole, with what is wrong', async () => {
    await setUpDesk(desk, api.port);
    const envelope = await asked({
      ...child,
      phone: 'call me',
      'first-name': ' ',
      office: 'the-moon',
      physician: 'whitaker',
      'made-up': 'something else',
    });
    await api.send(envelope);
    expect(listedIds(await desk.get('/requests'))).toEqual([envelope.id]);
    const text = readText(await desk.get(`/requests/${envelope.id}`));
    expect(text).toMatch(/Our form doesn’t allow/);
    expect(text).toMatch(/Your child’s first and middle name: is missing/);
    expect(text).toContain('Doctor: this patient is too young for that doctor.');
    for (const written of ['call me', 'the-moon', 'made-up', 'something else']) expect(text).toContain(written);
  });

  it.each(requestForms.flatMap((form) => languages.map((language) => [form, language] as const)))(
    'with every question of %s answered is shown whole (%s)',
    async (form, language) => {
      await setUpDesk(desk, api.port);
      const definition = localized(requestForm(form), language);
      const envelope = await lock({ form, language, answers: answered(definition) }, sampleKeyPair.publicKey);
      await api.send(envelope);
      await desk.get('/requests');
      const page = await desk.get(`${language === 'es' ? '/es' : ''}/requests/${envelope.id}`);
      const shown = [...page.text.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label = '']) => readText({ ...page, text: label }));
      const rest = fieldsOf(definition).filter(({ id }) => !summedUp.includes(id));
      expect(shown).toEqual(rest.map(({ label }) => label));
      // Each fact appears once: what a caller needs on top, the rest below.
      const [above = ''] = /<section class="card desk-block desk-call"[\s\S]*?<\/section>/.exec(page.text) ?? [];
      for (const { options: [option] = [], id } of fieldsOf(definition).filter(({ id }) => summedUp.includes(id)))
        expect(readText({ ...page, text: above }), id).toContain(option?.label ?? 'Ñ');
      const copied = readText({ ...page, text: /<textarea[^>]* id="plain-text"[^>]*>([^<]*)/.exec(page.text)?.[1] ?? '' });
      for (const { label, options } of fieldsOf(definition)) {
        expect(copied).toContain(`${beforeAnswer(label)} `);
        if (options) expect(copied).toContain(`${beforeAnswer(label)} ${options[0]?.label}`);
      }
    },
    60_000,
  );

  it('confirmed at another desk stays here, and says so', async () => {
    const envelope = await sent(child);
    await desk.get('/requests');
    await api.office(`/${envelope.id}/confirm`, 'POST');
    expect(readText(await desk.get('/requests'))).toContain('No longer on the server');
    await desk.post(`/requests/${envelope.id}/confirm`);
    expect(readText(await desk.get('/requests'))).toContain('Archived: 1');
  });
});

describe('a disk', () => {
  it('that does not take a request: it stays at the server, nothing of it is told, and it comes when there is room', async () => {
    const envelope = await sent(child);
    await writeFile(join(desk.folder, 'requests'), 'in the way');
    const answer = await desk.get('/requests');
    expect(answer.status).toBe(200);
    expect(readText(answer)).toContain('1 request couldn’t be saved on this computer');
    expect(readText(answer)).toContain('can’t read or save to the requests folder on this computer (ENOTDIR)');
    expect(await waitingIds()).toEqual([envelope.id]);
    await rm(join(desk.folder, 'requests'));
    expect(listedIds(await desk.get('/requests'))).toEqual([envelope.id]);
  });

  it('that damages a saved request: it is fetched again while the server has it, and named when not', async () => {
    const envelope = await sent(child);
    await desk.get('/requests');
    const file = join(desk.folder, 'requests', `${Buffer.from(envelope.id, 'base64url').toString('hex')}.sealed`);
    const damage = async () => writeFile(file, (await readFile(file)).fill(0, 20, 40));
    await damage();
    // A request that can't be read isn't archived.
    expect((await desk.post(`/requests/${envelope.id}/confirm`)).status).toBe(404);
    expect(listedIds(await desk.get('/requests'))).toEqual([envelope.id]);
    await desk.post(`/requests/${envelope.id}/confirm`);
    await damage();
    expect(readText(await desk.get('/requests'))).toContain('Can’t be opened: 1');
    for (const path of ['/requests/unshown', `/requests/${envelope.id}`]) {
      const page = readText(await desk.get(path));
      expect(page).toContain(await referenceOf(envelope.id));
      expect(page).toContain('Its file on this computer is damaged.');
    }
    await desk.post(`/requests/${envelope.id}/delete`);
    expect(readText(await desk.get('/requests'))).not.toContain('Can’t be opened');
  });
});

describe('what cannot be opened', () => {
  const swap = (text: string, place: number) => text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

  it.each([
    [
      'changed',
      async (): Promise<Envelope> => {
        const envelope = await asked(child);
        return { ...envelope, ciphertext: swap(envelope.ciphertext, 100) };
      },
      'It was changed after it was encrypted.',
    ],
    [
      'locked to another key',
      async () => {
        const envelope = await asked(child, (await makeKeyPair()).publicKey);
        otherKeys.splice(0, 1, envelope.keyId);
        return envelope;
      },
      'Encrypted with a key this desk doesn’t have.',
    ],
  ])('%s, is named by its reference, stays at the server, and is deleted only by hand', async (_what, make, reason) => {
    const envelope = await make();
    await api.close();
    api = await startApi({ settings: { keyIds: [envelope.keyId] } });
    await setUpDesk(desk, api.port);
    await api.send(envelope);
    for (let look = 0; look < 2; look += 1) {
      expect(readText(await desk.get('/requests'))).toContain('Can’t be opened: 1');
      const list = readText(await desk.get('/requests/unshown'));
      expect(list).toContain(reason);
      expect(list).toContain(await referenceOf(envelope.id));
      expect(await waitingIds()).toEqual([envelope.id]);
    }
    // Never saved here, a request can't be archived.
    expect((await desk.post(`/requests/${envelope.id}/confirm`)).status).toBe(404);
    await desk.get(`/requests/${envelope.id}/delete`);
    expect(await waitingIds()).toEqual([envelope.id]);
    const isOurs = reason.includes('a key this desk doesn’t have');
    await desk.post(`/requests/${envelope.id}/delete`);
    expect(await waitingIds()).toEqual(isOurs ? [envelope.id] : []);
    if (!isOurs) return;
    // Another desk may open the request, so the list shows it first and doesn't say that no one is waiting.
    const list = readText(await desk.get('/requests'));
    expect(list).toMatch(
      /1 person is waiting, but this desk can’t open their request[\s\S]*Use the key from a backup sheet[\s\S]*To call: 0/,
    );
    expect(list).not.toContain('No one is waiting for a call.');
    await desk.post('/requests/unshown/delete', { id: envelope.id, count: '1' });
    expect(await waitingIds()).toEqual([envelope.id]);
  });

  it('what can be opened is never deleted unread', async () => {
    const envelope = await sent(child);
    await desk.get('/requests');
    expect((await desk.post(`/requests/${envelope.id}/delete`)).status).toBe(404);
    expect(await waitingIds()).toEqual([envelope.id]);
  });
});

it('keeps the access code where only the address of the server was wrong', async () => {
  await desk.post('/set-up', { which: 'sample', passphrase, again: passphrase });
  const refused = await desk.post('/settings/connection', { server: 'http://www.example.com', token: 'a-token-of-the-office' });
  expect([refused.status, refused.text.includes('value="a-token-of-the-office"')]).toEqual([422, true]);
});

describe('keys', () => {
  it('after a change of keys requests to both open; the older desk takes the new key from the sheet', async () => {
    await setUpDesk(desk, api.port);
    const older = await asked({ ...child, 'first-name': 'Antes' });
    await desk.post('/settings/new-key', { 'new-key-passphrase': passphrase });
    const sheet = readText(await desk.post('/settings/sheet', { 'sheet-passphrase': passphrase }));
    const typed = /(?:[0-9a-f]{4}){17}/.exec(sheet)?.[0] ?? '';
    const { publicKey } = await pairFromPaper(typed);
    const newer = await asked({ ...child, 'first-name': 'Después' }, publicKey);
    await api.close();
    api = await startApi({ settings: { keyIds: [older.keyId, newer.keyId] } });
    await desk.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: 'a-token-of-the-office' });
    for (const envelope of [older, newer]) expect((await api.send(envelope)).status).toBe(201);
    const list = readText(await desk.get('/requests'));
    expect(list).toContain('Antes');
    expect(list).toContain('Después');

    const second = await startDesk();
    await second.post('/set-up', { which: 'sheet', key: typed.toUpperCase(), passphrase, again: passphrase });
    await second.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: 'a-token-of-the-office' });
    expect(readText(await second.get('/requests'))).toContain('Después');
    const there = readText(await second.get('/requests/unshown'));
    expect(there).toContain('Encrypted with a key this desk doesn’t have.');
    await second.close();
    await rm(dirname(second.folder), { recursive: true });
  });
});
