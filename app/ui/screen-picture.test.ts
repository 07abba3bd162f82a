import { expect, it } from 'vitest';
import { linesOf } from './screen-picture.ts';

/** As if each letter were one wide. */
const context = { measureText: (text: string) => ({ width: [...text].length }) as TextMetrics };

it('breaks between words, and within one that is longer than a line', () => {
  expect(linesOf(context, 'Ana Luz García', 8)).toEqual(['Ana Luz', 'García']);
  expect(linesOf(context, 'Ana Wolfeschlegelsteinhausen', 8)).toEqual(['Ana', 'Wolfesch', 'legelste', 'inhausen']);
});
