import { expect, it } from 'vitest';
import { parseOwnDevice } from './own-device.ts';

it.each([
  ['epipen 1000', 2000, 'epipen'],
  ['epipen 1000', 1000 + 86_399_999, 'epipen'],
  ['epipen 1000', 1000 + 86_400_000, undefined],
  ['epipen 90000000', 1000, undefined],
  ['epipen', 1000, undefined],
  ['', 1000, undefined],
  [null, 1000, undefined],
])('the device of %j at %i is %s', (text, now, device) => {
  expect(parseOwnDevice(text, now)).toBe(device);
});
