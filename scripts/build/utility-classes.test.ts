import { expect, it } from 'vitest';
import { utilitiesAmong, utilityClasses } from './utility-classes.ts';

it('utilities are what the layer of utilities alone names', () => {
  const css = String.raw`@layer components{.card{x:1}.group-x .a{x:1}}@layer utilities{.p-2{x:1}@media print{.md\:p-1{x:1;&:is(:where(.group-x):hover *){x:2}}}.card{x:2}}.late{x:1}`;
  expect(utilitiesAmong(css)).toEqual(['md:p-1', 'p-2']);
});

it('are found in the code as Tailwind finds them', async () => {
  const found = await utilityClasses();
  expect(found).toContain('mx-auto');
  expect(found).not.toContain('menu-panel');
});
