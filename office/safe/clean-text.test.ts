import { expect, it } from 'vitest';
import { cleanForm } from './clean-text.ts';

it('takes control characters out of every text of a form, and leaves lines and tabs', () => {
  const form = cleanForm([
    ['a', 'one\u001e--output=/x\u001f\u0000\u0085'],
    ['b', 'one\r\ntwo\rthree\n\tfour'],
  ]);
  expect([...form]).toEqual([
    ['a', 'one--output=/x'],
    ['b', 'one\ntwo\nthree\n\tfour'],
  ]);
});
