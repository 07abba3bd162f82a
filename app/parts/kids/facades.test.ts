import { expect, it } from 'vitest';
import { childrensPages } from '#app/site/childrens-pages.ts';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { facadeOf } from './facades.tsx';

it('gives each page of the street a house of its own, and pages that come later one of two', () => {
  const pages = childrensPages('kids-zone');
  expect(new Set(pages.map((id) => facadeOf(id, pages))).size).toBe(pages.length);
  const later = ['later-one', 'later-two'] as unknown as ChildrensPageId[];
  const all = [...pages, ...later];
  expect(later.map((id) => facadeOf(id, all))).toEqual(['cinema', 'print-shop']);
});
