import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sheet, sheetFile } from './sheet.ts';

it('is what content/ says: after a change, npm run assistant:sheet', () => {
  expect(readFileSync(sheetFile, 'utf8')).toBe(sheet());
});
