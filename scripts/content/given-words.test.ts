import { describe, expect, it } from 'vitest';
import { isGivenWord, medicineNames } from './given-words.ts';

describe('isGivenWord', () => {
  it('knows names in any capitals, and their plurals and possessives', () => {
    expect(isGivenWord('Anaphylaxis', 'en')).toBe(true);
    expect(isGivenWord('eosinófilos', 'es')).toBe(true);
    expect(isGivenWord('inmunodeficiencias', 'es')).toBe(true);
    expect(isGivenWord('Xolair’s', 'en')).toBe(true);
  });
  it('keeps the languages apart and ordinary long words out', () => {
    expect(isGivenWord('anafilaxia', 'en')).toBe(false);
    expect(isGivenWord('temperature', 'en')).toBe(false);
    expect(isGivenWord('desencadenante', 'es')).toBe(false);
  });
});

describe('medicineNames', () => {
  it('holds medicines and no diseases', () => {
    expect(medicineNames.has('dupixent')).toBe(true);
    expect(medicineNames.has('anaphylaxis')).toBe(false);
  });
});
