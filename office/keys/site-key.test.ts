/** Puts the office's key on a temporary project's site. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { practice } from '#app/content/content.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { passphrase, readText, startDesk } from '../desk-fixture.ts';

it('is put there with the passphrase alone, and the one before is still taken after the next', async () => {
  const project = mkdtempSync(join(tmpdir(), 'desk-site-key-'));
  const content = join(project, 'content');
  cpSync(contentRoot, content, { recursive: true });
  const desk = await startDesk({ project });
  await desk.post('/set-up', { which: 'new', passphrase, again: passphrase });
  const put = async (typed: string) => readText(await desk.post('/settings/site-key', { 'site-key-passphrase': typed }));
  const before = practice(content).requests;
  expect(await put('another one')).toContain('That’s not the right passphrase.');
  expect(practice(content).requests).toEqual(before);
  expect(await put(passphrase)).toContain('The key is saved.');
  const first = practice(content).requests;
  expect(first).toEqual({
    key: { publicKey: expect.not.stringMatching(String(before?.key.publicKey)), fingerprint: expect.any(String) },
    olderKeyIds: [],
  });
  await desk.post('/settings/new-key', { 'new-key-passphrase': passphrase });
  await put(passphrase);
  expect(practice(content).requests?.olderKeyIds).toEqual([first?.key.fingerprint.slice(0, 16)]);
  await desk.close();
  for (const folder of [project, dirname(desk.folder)]) rmSync(folder, { recursive: true });
}, 120_000);
