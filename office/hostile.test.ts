/** A message that opens but isn't a request. Other messages, and hostile servers: hostile.storm.test.ts. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { startApi } from '../server/testing/api-fixture.ts';
import { lockedEnvelope } from '../server/testing/stored-fixture.ts';
import { listedIds, readText, setUpDesk, startDesk } from './desk-fixture.ts';
import { lockedContent, wholeContent } from './hostile-fixture.ts';

it('20,000 lists in lists are listed by their number, deleted by their button, and hide no other request', async () => {
  const api = await startApi();
  const desk = await startDesk({ lookMs: 60_000 });
  await setUpDesk(desk, api.port);
  const genuine = await lockedEnvelope({ 'first-name': 'Ana' });
  await api.send(genuine);
  const id = newRequestId();
  await api.send(await lockedContent(wholeContent(id, `{"first-name":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`), id));
  expect(listedIds(await desk.get('/requests'))).toEqual([genuine.id]);
  for (const path of ['/requests/unshown', `/requests/${id}`]) {
    const page = readText(await desk.get(path));
    expect(page).toContain(await referenceOf(id));
    expect(page).toContain('It opens, but there’s no request in it.');
  }
  expect(readText(await desk.post(`/requests/${id}/delete`))).toContain('Deleted.');
  expect((await api.waiting()).requests.map((one) => one.id)).toEqual([genuine.id]);
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
}, 60_000);
