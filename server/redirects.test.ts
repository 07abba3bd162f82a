import { afterAll, beforeAll, expect, it } from 'vitest';
import { physicianPages } from '#app/site/pages.ts';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

it.each([
  ['/doctors', '/team'],
  ['/es/doctors', '/es/team'],
  ['/doctor/Dr.%20James-Whitaker-MD', '/physicians/james-whitaker'],
  ['/es/doctor/m%C3%A1rquez?from=card&x=%2F', '/es/physicians/elena-marquez?from=card&x=%2F'],
  ['/doctor/jim-whitaker', '/physicians/james-whitaker'],
  ['/doctor/unknown', '/team'],
  ['/doctor/', '/team'],
  ['/doctors/', '/team'],
  ['/es/doctor/', '/es/team'],
  ['/es/doctor/nobody-we-know', '/es/team'],
  ...physicianPages.flatMap(({ slug }) => {
    const [first = '', last = ''] = slug.split('-');
    const names = [slug, `dr-${last}`, `${last}-${first}-md`, `Dr.%20${first.toUpperCase()}_${last.toUpperCase()}`];
    return names.map((name) => [`/es/doctor/${name}`, `/es/physicians/${slug}`]);
  }),
  ['/team/', '/team'],
  ['/team/?a=1', '/team?a=1'],
  ['/index.html', '/'],
  ['//team', '/team'],
  ['/TEAM', '/team'],
  ['/es%2fteam', '/es/team'],
  ['/es%2Fteam?a=%2F', '/es/team?a=%2F'],
  ['/es/emergency', '/es/emergencia'],
  ['/es/citas?from=flyer', '/es/patient-routing?from=flyer'],
  ['/es/ni%C3%B1os', '/es/kids-zone'],
])('%s is redirected permanently to %s', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.get(from, {}, method);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    expect(answer.body).toHaveLength(0);
  }
});

it.each(['//example.com/', '/%2F/example.com/', '/example.com//', '/doctor/whitaker.data'])('%s is not redirected', async (path) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});
