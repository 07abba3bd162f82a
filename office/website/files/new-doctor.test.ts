import { expect, it } from 'vitest';
import { hasAddress, rowFor } from './new-doctor.ts';

it('makes an address of a name, whatever marks its letters carry', () => {
  const slug = (name: string) => rowFor(name, []).slug;
  expect(['Łukasz Świątek', 'Jörg Müller', 'Ana Soto, M.D.', 'Søren Weiß'].map(slug)).toEqual([
    'lukasz-swiatek',
    'jorg-muller',
    'ana-soto',
    'soren-weiss',
  ]);
  expect(rowFor('Ana Soto, M.D.', []).id).toBe('soto');
  expect(['李明', 'Ana 李', 'Ana Soto'].map(hasAddress)).toEqual([false, false, true]);
});
