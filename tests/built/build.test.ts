import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stamp } from '../../scripts/setup/sources.mjs';

it('leaves what it was made from, so that npm start and npm test do not build a second time', () => {
  expect(readFileSync(stamp, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

it('sends no list of what each page’s code imports with every first hydration', () => {
  const folder = 'build/client/assets/';
  const frame = readdirSync(folder).filter((file) => /^frame-.+\.js$/.test(file));
  expect(frame).toHaveLength(1);
  for (const file of frame) expect(readFileSync(folder + file, 'utf8')).not.toContain('__vite__mapDeps');
});
