import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inOwnProcess } from './own-process.ts';

test('a program runs with its arguments, and the error of one that fails contains its output', async () => {
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

test('ending the process that waits ends the program too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'own-process-'));
  try {
    const program = join(folder, 'program.mjs');
    const waits = join(folder, 'waits.mjs');
    const target = join(folder, 'target');
    await writeFile(
      program,
      `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], String(process.pid)); setInterval(() => {}, 1e6);`,
    );
    const own = join(import.meta.dirname, 'own-process.ts');
    await writeFile(
      waits,
      `import { inOwnProcess } from ${JSON.stringify(own)}; process.once('SIGTERM', () => process.exit(1)); await inOwnProcess(${JSON.stringify(program)}, [${JSON.stringify(target)}]);`,
    );
    const waiting = spawn(process.execPath, [waits]);
    await vi.waitFor(async () => expect(await readFile(target, 'utf8')).toMatch(/^\d+$/), 10_000);
    const pid = Number(await readFile(target, 'utf8'));
    waiting.kill('SIGTERM');
    await once(waiting, 'close');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 10_000);
  } finally {
    await rm(folder, { recursive: true });
  }
});
