import { describe, expect, test } from 'vitest';
import { listedPages } from '../../scripts/build/service-worker.ts';
import { isUrgent, listedPage, offlinePage, type Precache } from './precache.ts';

const list: Precache = { ...listedPages(), always: ['/emergency', '/es/emergencia'], onRequest: [], revision: '' };

describe('a stored page is found', () => {
  test.each([
    ['/emergency', '/emergency'],
    ['/es/emergency', '/es/emergencia'],
    ['/es/consultorios', '/es/locations'],
    ['/es/emergencia%E2%80%8B&utm_source=mail', '/es/emergencia'],
  ])('for %s: %s', (pathname, page) => expect(listedPage(list, pathname)).toBe(page));

  test.each(['/', '/team', '/icons.svg', '/emergency.data', '/%E0%A4%A'])('not for %s', (pathname) =>
    expect(listedPage(list, pathname)).toBeUndefined(),
  );
});

test.each([
  ['/', '/offline'],
  ['/es', '/es/sin-conexion'],
  ['/immunequest/es/', '/es/sin-conexion'],
])('without a connection, %s shows the offline page of its own language: %s', (pathname, page) =>
  expect(offlinePage(list, pathname)).toBe(page),
);

test.each(['/emergency', '/es/urgencias', '/es/emergencia.data', '/emergency/one-step-at-a-time'])('%s is urgent', (pathname) =>
  expect(isUrgent(list, pathname)).toBe(true),
);

test.each(['/', '/locations', '/team', '/es/search', '/emergency-kit'])('%s is not urgent', (pathname) =>
  expect(isUrgent(list, pathname)).toBe(false),
);
