import { expect, test } from 'vitest';
import { plainText, plainWords } from './plain-text.ts';

test('plain text has no accents and no capitals, whether the letters came whole or in parts', () => {
  expect(plainText('COMEZÓN Ñandú ü')).toBe('comezon nandu u');
  expect(plainText('Cro\u0301nica')).toBe('cronica');
});

test('plain words stand alone: signs, brackets and doubled blanks only part them', () => {
  expect(plainWords('  ÁÉÍ  ñandú+PLUS (B12)! ')).toEqual(['aei', 'nandu', 'plus', 'b12']);
  expect(plainWords(' … ')).toEqual([]);
});
