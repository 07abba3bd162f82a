import { expect, test } from 'vitest';
import { spokenFigures } from './spoken-figures.ts';

const spoken = (word: string, language: 'en' | 'es') => spokenFigures(word, language).trim().split(/\s+/).join(' ');

test.each([
  ['12', 'twelve', 'doce'],
  ['1,500', 'one thousand five hundred', 'mil quinientos'],
  ['0.3', 'zero point three', 'cero punto tres'],
  ['40%', 'forty percent', 'cuarenta por ciento'],
  ['B12', 'B twelve', 'B doce'],
  ['sneeze', 'sneeze', 'sneeze'],
])('%s is read aloud', (word, english, spanish) => {
  expect([spoken(word, 'en'), spoken(word, 'es')]).toEqual([english, spanish]);
});
