import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOwnProcess } from './own-process.ts';

test('a program runs with its arguments; one that fails says what it said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'own-process-'));
  try {
    const program = join(folder, 'program.mjs');
    const target = join(folder, 'target');
    await writeFile(program, `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], process.env.WORD);`);
    await inOwnProcess(program, [target], { WORD: 'done' });
    expect(await readFile(target, 'utf8')).toBe('done');
    await writeFile(program, `throw new Error('no such grain')`);
    await expect(inOwnProcess(program, [])).rejects.toThrow(/program\.mjs failed:[\s\S]*no such grain/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
