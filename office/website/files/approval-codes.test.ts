import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCode, codesSetAt, isWeakCode, setCode, WrongCodeError } from './approval-codes.ts';

it('keeps each physician’s code as a hash, changes it by the one until now alone, and takes nobody else’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-codes-'));
  const now = new Date('2026-11-29T15:00:00Z');
  await expect(checkCode(folder, 'soto', '')).rejects.toThrow(WrongCodeError);
  await setCode(folder, 'soto', 'plum-4471', now);
  await setCode(folder, 'rivera', 'kite-9032', now);
  await checkCode(folder, 'soto', 'plum-4471');
  for (const [id, code] of [
    ['soto', 'kite-9032'],
    ['soto', 'plum-4470'],
    ['__proto__', ''],
  ] as const)
    await expect(checkCode(folder, id, code)).rejects.toThrow(WrongCodeError);
  await expect(setCode(folder, 'soto', 'mine-1234', now)).rejects.toThrow(WrongCodeError);
  await setCode(folder, 'soto', 'fig-88310', now, 'plum-4471');
  await checkCode(folder, 'soto', 'fig-88310');
  const file = join(folder, 'approval-codes.json');
  expect([readFileSync(file, 'utf8').includes('fig-88310'), statSync(file).mode & 0o077]).toEqual([false, 0]);
  expect(await codesSetAt(folder)).toEqual({ soto: now.toISOString(), rivera: now.toISOString() });
  expect(['12345', '111111', '121212', '4471-x'].map(isWeakCode)).toEqual([true, true, true, false]);
  rmSync(folder, { recursive: true });
}, 30_000);
