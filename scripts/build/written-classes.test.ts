import { expect, it } from 'vitest';
import { writtenClasses } from './written-classes.ts';

it('are utilities and classes of our own stylesheets, as whole words of the code', async () => {
  const found = await writtenClasses();
  expect(found).toContain('mx-auto');
  expect(found).toContain('menu-panel');
  expect(found).not.toContain('air-cedar');
  expect(found).toEqual([...new Set(found)].sort());
});
