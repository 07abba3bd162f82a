import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iconSpritePath } from '#app/site/file-paths.ts';
import { devFile } from './dev-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-files-'));
  mkdirSync(join(root, 'client/art'), { recursive: true });
  writeFileSync(join(root, 'client/art/logo.svg'), 'drawn');
  writeFileSync(join(root, 'secret.svg'), 'not ours');
});
afterEach(() => rmSync(root, { recursive: true }));

it('serves the icons as they are drawn now', async () => {
  expect(String(await devFile(iconSpritePath, join(root, 'client')))).toContain('<symbol id="phone"');
});

it('serves the pictures of the last build, otherwise the drawings, and nothing else', async () => {
  const folder = join(root, 'client');
  expect(String(await devFile('/art/logo.svg', folder))).toBe('drawn');
  expect(String(await devFile('/art/doors/skin.svg', folder))).toContain('<svg');
  expect(await devFile('/art/none.svg', folder)).toBeUndefined();
  expect(await devFile('/team', folder)).toBeUndefined();
  expect(await devFile('/%2e%2e/secret.svg', folder)).toBeUndefined();
});
