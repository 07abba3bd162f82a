import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

test('the theme colors equal the page color of the stylesheet', async () => {
  const css = await readFile('app/styles/tokens.css', 'utf8');
  expect(css).toContain(`--color-page: light-dark(${themeColors.light}, ${themeColors.dark});`);
});
