import { describe, expect, it } from 'vitest';
import { joinedDrafts } from './joined-drafts.ts';

const before = { name: 'Ana', foods: ['peanut', 'milk'], where: 'Bag' } as const;
const joined = (theirs: object, ours: object, from: object = before) => joinedDrafts({ ...theirs }, { ...ours }, { ...from }, ['foods']);

describe('what two tabs wrote', () => {
  it('keeps the field that each of them changed, the newer of one that both did', () => {
    expect(joined({ ...before, name: 'Ana Luz' }, { ...before, where: 'School' })).toEqual({ ...before, name: 'Ana Luz', where: 'School' });
    expect(joined({ ...before, name: 'Ana Luz' }, { ...before, name: 'Luz' })).toEqual({ ...before, name: 'Luz' });
  });

  it('keeps each mark that one of them made, and takes away what one of them took away', () => {
    const marked = joined({ ...before, foods: ['peanut', 'milk', 'egg'] }, { ...before, foods: ['milk', 'sesame'] });
    expect(marked).toEqual({ ...before, foods: ['milk', 'egg', 'sesame'] });
    expect(joined({ foods: ['peanut'] }, { foods: ['milk'] }, {})).toEqual({ foods: ['peanut', 'milk'] });
    expect(joined({ foods: ['peanut'] }, {}, { foods: ['peanut'] })).toEqual({});
  });

  it('takes one answer of a question with one', () => {
    expect(joined({ 'carries-own': ['0'] }, { 'carries-own': ['1'] }, {})).toEqual({ 'carries-own': ['1'] });
  });

  it('takes away a field that one of them emptied', () => {
    expect(joined({ name: 'Ana' }, { name: 'Ana', where: 'Bag' })).toEqual({ name: 'Ana' });
  });
});
