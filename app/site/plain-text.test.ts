import { expect, test } from 'vitest';
import { plainText, plainWords } from './plain-text.ts';

test('plain text has no accents and no capitals, whether the letters came whole or in parts', () => {
  expect(plainText('COMEZÓN Ñandú ü')).toBe('comezon nandu u');
  expect(plainText('Cro\u0301nica')).toBe('cronica');
});

test('plain text has nothing that is not seen, and the figures of here', () => {
  expect(plainText('\ufeffBena\u00addryl\u200b ２５\u00a0mg\u202c')).toBe('benadryl 25 mg');
  expect(plainWords('\u200bzyr\u2060tec\u200e \u2800')).toEqual(['zyrtec']);
});

test('plain words stand alone: signs, brackets and doubled blanks only part them', () => {
  expect(plainWords('  ÁÉÍ  ñandú+PLUS (B12)! ')).toEqual(['aei', 'nandu', 'plus', 'b12']);
  expect(plainWords(' … ')).toEqual([]);
});
