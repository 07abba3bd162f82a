import { expect, it } from 'vitest';
import { childrensPages } from '#app/site/childrens-pages.ts';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { facadeOf } from './facades.tsx';

it('gives each page of the street a house of its own, and a new page one that nobody has', () => {
  const pages = childrensPages('kids-zone');
  const later = ['later-one', 'later-two'] as unknown as ChildrensPageId[];
  const all = [...pages, ...later];
  const houses = all.map((id) => facadeOf(id, all));
  expect(facadeOf('pollen-pop', all)).toBe('kites');
  if (all.length <= 6) expect(new Set(houses).size).toBe(all.length);
  expect(facadeOf(later[0] as ChildrensPageId, ['pollen-pop', ...later])).toBe('cinema');
  expect(facadeOf(later[1] as ChildrensPageId, ['pollen-pop', ...later])).toBe('print-shop');
});
