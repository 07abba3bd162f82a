/** The drill in docs/deploy.md: server and office are lost; only a copy of the store and the backup sheet are left. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { fingerprintOf, keyIdOf } from '#app/requests/fingerprint.ts';
import { lock } from '#app/requests/lock.ts';
import { sqliteFile } from '../server/requests/open-store.ts';
import { officeToken, startApi } from '../server/testing/api-fixture.ts';
import { listedIds, passphrase, readText, startDesk } from './desk-fixture.ts';
import { pairFromPaper } from './keys/paper-key.ts';

const names = ['Ana', 'Benito', 'Cruz'];

/** Sets up an office with its own key and returns the digits on its printed sheet. */
async function printedSheet(): Promise<string> {
  const desk = await startDesk();
  await desk.post('/set-up', { which: 'new', passphrase, again: passphrase });
  const { text } = await desk.post('/settings/sheet', { 'sheet-passphrase': passphrase });
  await desk.close();
  await rm(dirname(desk.folder), { recursive: true });
  return [...text.matchAll(/<li>([0-9a-f]{4})<\/li>/g)].map(([, group]) => group).join(' ');
}

/** Copies the store of a running server, as `sqlite3 requests.db ".backup copy.db"` does. */
async function copyStore(from: string, to: string): Promise<void> {
  await mkdir(to);
  const running = new DatabaseSync(join(from, sqliteFile), { readOnly: true });
  await backup(running, join(to, sqliteFile));
  running.close();
}

it('a copy of the store and the sheet of paper alone make every request readable', async () => {
  const sheet = await printedSheet();
  const { publicKey } = await pairFromPaper(sheet);
  const keyIds = [keyIdOf(await fingerprintOf(publicKey))];
  const folder = join(await mkdtemp(join(tmpdir(), 'restore-')), 'copy');
  const lost = await startApi({ settings: { keyIds } });
  const ids: string[] = [];
  for (const name of names) {
    const envelope = await lock({ form: 'appointment', language: 'es', answers: { 'first-name': name } }, publicKey);
    expect((await lost.send(envelope)).status).toBe(201);
    ids.push(envelope.id);
  }
  await copyStore(lost.dataFolder, folder);
  await lost.close();

  const api = await startApi({ settings: { keyIds, store: { folder } } });
  const desk = await startDesk();
  const again = 'pecan harbor violin thunder';
  await desk.post('/set-up', { which: 'sheet', key: sheet, passphrase: again, again });
  await desk.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: officeToken });
  expect(listedIds(await desk.get('/requests')).toSorted()).toEqual(ids.toSorted());
  for (const [place, name] of names.entries()) expect(readText(await desk.get(`/requests/${ids[place]}`))).toContain(name);
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await Promise.all([folder, desk.folder].map((each) => rm(dirname(each), { recursive: true })));
});
