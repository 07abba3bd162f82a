import { describe, expect, it } from 'vitest';
import { words } from '#app/parts/recipe/words.ts';
import { wordsIn } from '#app/site/language.ts';
import { amountText, measureText } from './measure.ts';

const english = wordsIn(words, 'en');
const spanish = wordsIn(words, 'es');

describe('measures', () => {
  it.each([
    ['1', 'cup', '1 cup', '1 taza'],
    ['1/2', 'cup', '½ cup', '½ taza'],
    ['1 1/4', 'cup', '1¼ cups', '1¼ tazas'],
    ['2', 'tablespoon', '2 tablespoons', '2 cucharadas'],
    ['1/4', 'teaspoon', '¼ teaspoon', '¼ cucharadita'],
    ['1 1/2', 'teaspoon', '1½ teaspoons', '1½ cucharaditas'],
    ['2', 'piece', '2', '2'],
  ] as const)('%s %s', (amount, unit, en, es) => {
    expect(measureText(amount, unit, english)).toBe(en);
    expect(measureText(amount, unit, spanish)).toBe(es);
  });

  it('leaves a fraction without a sign of its own as it is', () => {
    expect(amountText('1 2/5')).toBe('1 2/5');
    expect(amountText('2/5')).toBe('2/5');
  });
});
