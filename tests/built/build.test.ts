import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stamp } from '../../scripts/setup/sources.mjs';

it('leaves what it was made from, so that npm start and npm test do not build a second time', () => {
  expect(readFileSync(stamp, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
