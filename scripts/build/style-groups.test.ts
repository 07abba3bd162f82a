import { expect, it } from 'vitest';
import { type StyleGroup, styleGroups } from './style-groups.ts';

const kind = (name: string, pages: number, classes: string): StyleGroup => ({ kinds: [name], pages, names: new Set(classes) });
const names = (groups: readonly StyleGroup[]) => groups.map(({ kinds }) => kinds.join('+'));

it('every kind has its own style while there is room', () => {
  const kinds = [kind('one', 1, 'ab'), kind('two', 1, 'ab')];
  expect(styleGroups(kinds, 2)).toEqual(kinds);
});

it('kinds that differ least share one', () => {
  const [alone, shared] = styleGroups([kind('one', 1, 'abc'), kind('two', 1, 'xyz'), kind('three', 1, 'abd')], 2);
  expect(names([alone, shared] as StyleGroup[])).toEqual(['two', 'one+three']);
  expect(shared).toMatchObject({ pages: 2, names: new Set('abcd') });
});

it('a kind of many pages is not loaded with what few need', () => {
  expect(names(styleGroups([kind('many', 100, 'a'), kind('few', 1, 'abcd'), kind('rare', 1, 'axyz')], 2))).toEqual(['many', 'few+rare']);
});
