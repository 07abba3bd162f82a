import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

it('knows after a restart what a kept form was made from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-drafts-'));
  const record = { id: 'staff', file: 'staff.yaml' };
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', record.file), 'a: 1\n');
  const load = async () => ({ ...(await import('./content-file.ts')), ...(await import('./drafts.ts')) });
  const before = await load();
  const { version } = await before.readRecord(folder, record);
  await before.keepDraft(folder, record, undefined, new URLSearchParams({ version, a: '2' }));
  vi.resetModules();
  const after = await load();
  expect(after.textOfVersion(version)).toBeUndefined();
  expect([...((await after.draftOf(folder, record)) ?? [])]).toEqual([
    ['version', version],
    ['a', '2'],
  ]);
  expect(after.textOfVersion(version)).toBe('a: 1\n');
  rmSync(folder, { recursive: true });
});
