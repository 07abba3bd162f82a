/** Every test that docs/security.md names exists under that name. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name }));

it('finds them in the document', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(document.match(/\.(test|spec)\.ts/g)).toHaveLength(named.length);
});

it.each(named)('$file › $name', ({ file, name }) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});
