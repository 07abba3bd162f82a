import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingFor, readForms } from './compressed-forms.ts';

let folder: string;
let path: string;
const content = Buffer.from('<p>Dos consultorios en San Antonio.</p>'.repeat(40));
const [br, gzip] = [brotliCompressSync(content), gzipSync(content)];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  path = join(folder, 'page.html');
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gzip);
});
afterAll(() => rm(folder, { recursive: true }));

describe('readForms', () => {
  it('keeps both forms where there is room', async () => {
    expect(await readForms(path, content, 1_000_000)).toEqual({ br, gzip });
  });

  it('keeps what fits, and nothing where a form is missing', async () => {
    expect(await readForms(path, content, br.length)).toEqual({ br });
    expect(await readForms(join(folder, 'none.html'), content, 1_000_000)).toEqual({});
  });

  it('refuses a form of another content, naming it', async () => {
    await expect(readForms(path, Buffer.from('mended since'), 1_000_000)).rejects.toThrow(/page\.html\.br is no compressed form/);
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s takes %s', (accepted, encoding) => {
    expect(encodingFor(accepted, { br, gzip })).toBe(encoding);
  });

  it('takes the plain file where no form is kept', () => {
    expect(encodingFor('br, gzip', {})).toBeUndefined();
    expect(encodingFor('br, gzip', { gzip })).toBe('gzip');
  });

  it('stays right when it is asked in many made-up ways', () => {
    for (let turn = 0; turn < 300; turn += 1) encodingFor(`br;q=0.${turn}, x-${turn}`, { br, gzip });
    expect(encodingFor('gzip', { br, gzip })).toBe('gzip');
    expect(encodingFor('br', { gzip })).toBeUndefined();
  });
});
