/** The desk's folder, log, addresses and headers never contain a patient's words, the private key, the token or the passphrase. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { officeToken, startApi } from '../server/testing/api-fixture.ts';
import { filesBelow, leaks } from '../server/testing/canary-search-fixture.ts';
import { deskBrowser, newOfficeFolder, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';

/** An invented name, phone and words, each unlike anything in the code. */
const written = {
  'first-name': 'Zacarías Quetzalmoyotl',
  phone: '(210) 555-0111',
  'visit-words': 'ronchas-púrpura-kiwi desde la calle Xochipilli 4711',
  'no-such-question': 'huipil-de-contrabando',
};
/** The office's note about that request. */
const noted = { owner: 'Tlaloc Cuauhtémoc-Ruiz', text: 'la abuela llama desde Chapultepec-Morales' };

it('nothing readable is left on the disk or told on the way', async () => {
  const api = await startApi();
  const folder = await newOfficeFolder();
  const temporary = join(dirname(folder), 'temporary');
  await mkdir(temporary);
  const first = await startDesk({ folder });
  await setUpDesk(first, api.port);
  await first.close();

  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, OFFICE_FOLDER: folder, OFFICE_PORT: '0', TMPDIR: temporary },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  await vi.waitFor(() => expect(said).toMatch(/^The desk is at/), { timeout: 20_000 });
  const desk = deskBrowser(/http:\S+/.exec(said)?.[0] ?? '');
  await desk.post('/unlock', { passphrase: `${passphrase} no` });
  await desk.post('/unlock', { passphrase });

  const envelopes = await Promise.all(
    [1, 2, 3].map(() => lock({ form: 'registration', language: 'es', answers: written }, sampleKeyPair.publicKey)),
  );
  for (const envelope of envelopes) await api.send(envelope);
  const answers = [await desk.get('/requests')];
  const [called, confirmed, erased] = envelopes.map(({ id }) => `/requests/${id}`);
  const note = { by: 'XQZ', owner: noted.owner, text: noted.text, state: 'message' };
  for (const id of [called, confirmed]) answers.push(await desk.post(`${id}/note`, note));
  answers.push(await desk.post('/requests/find', { find: written['first-name'] }), await desk.get('/requests/call-list'));
  for (const change of [`${confirmed}/confirm`, `${erased}/confirm`, `${erased}/erase`]) answers.push(await desk.post(change));
  const shown = await desk.get(called ?? '');
  answers.push(shown);
  expect(readText(shown)).toContain(noted.text);
  expect((await api.waiting()).requests.map(({ notes }) => notes)).toEqual([1]);
  // Invalid input that a careless log would quote.
  await desk.post('/settings/connection', { server: `https://${written['first-name']}`, token: written.phone });
  await desk.get(`/requests/${encodeURIComponent(written['first-name'])}`);
  await desk.get(`/nowhere?${encodeURIComponent(written['visit-words'])}`);
  await desk.post('/settings/add-key', { key: written['visit-words'], 'add-key-passphrase': passphrase });

  const secrets = [
    ...Object.values(written).flatMap((text) => text.split(' desde ')),
    ...Object.values(noted),
    passphrase,
    officeToken,
    sampleKeyPair.privateKey,
    Buffer.from(sampleKeyPair.privateKey, 'base64url').toString('latin1'),
  ];
  const files = await filesBelow(folder);
  const places = [
    ...files,
    ...(await filesBelow(temporary)),
    ...(await filesBelow(api.dataFolder)),
    { name: 'the server’s log', text: JSON.stringify(api.logged) },
    { name: 'log', text: said },
    ...answers.map(({ headers }, index) => ({ name: `headers ${index}`, text: JSON.stringify(headers) })),
    // Browsers keep titles and addresses in their history.
    ...answers.map(({ text }, index) => ({ name: `title ${index}`, text: /<title>.*<\/title>/.exec(text)?.[0] ?? '' })),
  ];
  expect(leaks(secrets, places)).toEqual([]);
  // The search covered the requests' folder, and they're in it.
  expect(files.map(({ name }) => name)).toContain(
    join(folder, 'requests', `${Buffer.from(envelopes[0]?.id ?? '', 'base64url').toString('hex')}.sealed`),
  );
  expect(readText(shown)).toContain(written['no-such-question']);
  expect(said.trim().split('\n')).toHaveLength(2);

  // Only this user can read them.
  const modes = await Promise.all(
    [folder, join(folder, 'requests'), ...files.map(({ name }) => name)].map(async (name) => (await stat(name)).mode),
  );
  expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);

  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await api.close();
  await rm(dirname(folder), { recursive: true });
}, 60_000);
