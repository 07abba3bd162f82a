import { describe, expect, test } from 'vitest';
import { keptAddresses } from '../../scripts/build/kept-addresses.ts';
import { keptElsewhere, keptFor, keptHow } from './kept-for.ts';

const kept = keptAddresses();

describe('the copy that answers without a connection', () => {
  test.each([
    ['/emergency', '/emergency'],
    ['/es/emergencia', '/es/emergencia'],
    ['/es/emergencia/', '/es/emergencia'],
    ['/locations', '/locations'],
    ['/es/medications-to-avoid', '/es/medications-to-avoid'],
    ['/icons.svg', '/icons.svg'],
    ['/es/locations.data', '/es/locations.data'],
  ])('of %s is %s', (path, copy) => expect(keptFor(kept, path)).toBe(copy));

  test.each([
    ['/', '/offline'],
    ['/team', '/offline'],
    ['/nowhere', '/offline'],
    ['/es', '/es/sin-conexion'],
    ['/es/nada', '/es/sin-conexion'],
    ['/immunequest/es', '/es/sin-conexion'],
  ])('of %s, which is not kept, is the page that says so: %s', (path, copy) => expect(keptFor(kept, path)).toBe(copy));
});

test('only what to do in an emergency is shown from the device when the connection is merely slow', () => {
  expect(keptHow(kept, '/emergency')).toBe('urgent');
  expect(keptHow(kept, '/es/emergencia.data')).toBe('urgent');
  expect(keptHow(kept, '/locations')).toBe('kept');
  expect(keptHow(kept, '/team')).toBeUndefined();
});

test.each([
  ['/es/emergency', '/es/emergencia'],
  ['/es/emergencia/', '/es/emergencia'],
  ['/Emergency', '/emergency'],
  ['/es/consultorios', '/es/locations'],
  ['/es//tel%C3%A9fonos', '/es/locations'],
  ['/offices/index.html', '/locations'],
])('%s leads on to the kept page %s as it does with a connection', (path, target) => expect(keptElsewhere(kept, path)).toBe(target));

test.each(['/emergency', '/es/seguros', '/nowhere', '/icons.svg', '/doctor/', '/emergency.data', '/%E0%A4%A'])(
  '%s leads nowhere that is kept',
  (path) => expect(keptElsewhere(kept, path)).toBeUndefined(),
);
