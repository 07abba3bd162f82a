import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { keptProgram } from './kept-program.ts';

const project = mkdtempSync(join(tmpdir(), 'kept-'));
const module = pathToFileURL(join(project, 'jobs.js')).href;
mkdirSync(join(project, 'content'));
writeFileSync(join(project, 'content/a.yaml'), 'saved');
writeFileSync(join(project, 'content/once.json'), '[]');
writeFileSync(
  join(project, 'jobs.js'),
  `import { readdirSync, readFileSync } from 'node:fs';
export const seen = () => [process.pid, readdirSync('content').join(), readFileSync('content/a.yaml', 'utf8')];
export const fail = () => { throw Object.assign(new Error('No'), { code: 'E' }); };
export const end = () => process.exit(1);`,
);
afterAll(() => rmSync(project, { recursive: true }));

const ask = keptProgram(/^once\.json$/);
const trial = (file: string, text: string) => [{ record: { file }, text }];
const seen = (texts: Parameters<typeof ask>[1] = []) =>
  ask<[pid: number, files: string, text: string]>(project, texts, { module, call: 'seen' });

it('shows each trial to the same program, one after another, and then what is saved', async () => {
  const all = await Promise.all([seen(), seen(trial('a.yaml', 'tried')), seen(trial('b.yaml', 'new')), seen()]);
  const [[pid]] = all;
  expect(all).toEqual([
    [pid, 'a.yaml,once.json', 'saved'],
    [pid, 'a.yaml,once.json', 'tried'],
    [pid, 'a.yaml,b.yaml,once.json', 'saved'],
    [pid, 'a.yaml,once.json', 'saved'],
  ]);
});

it('keeps one more program where a file is another that is read once, and begins anew after one that stopped', async () => {
  const [[saved], [other], [again]] = await Promise.all([seen(), seen(trial('once.json', '[1]')), seen()]);
  expect([other === saved, again === saved]).toEqual([false, true]);
  await expect(ask(project, [], { module, call: 'fail' })).rejects.toMatchObject({ message: 'No', code: 'E' });
  expect((await seen())[0]).toBe(saved);
  await expect(ask(project, [], { module, call: 'end' })).rejects.toThrow('stopped');
  expect((await seen())[0]).not.toBe(saved);
});
