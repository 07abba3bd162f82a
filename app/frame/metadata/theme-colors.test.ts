import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

test('the colours around the page are those of the page', async () => {
  const css = await readFile('app/styles/tokens.css', 'utf8');
  expect(css).toContain(`--color-page: light-dark(${themeColors.light}, ${themeColors.dark});`);
});
