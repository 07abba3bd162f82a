import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { physicianPages } from './pages.ts';
import { addresses, findAddress, pathOf } from './paths.ts';
import { redirectFor } from './redirects.ts';

const marquez = pathOf('physician/marquez', 'en');
const whitaker = pathOf('physician/whitaker', 'en');
const salinas = pathOf('physician/salinas', 'en');
const team = pathOf('team', 'en');
const equipo = pathOf('team', 'es');

describe('the page table', () => {
  it.each(addresses.map(({ path }) => path))('%s is left alone', (path) => {
    expect(redirectFor(path)).toBeUndefined();
  });

  it.each(addresses.filter(({ path }) => path !== '/').map(({ path }) => path))('%s/ loses its slash', (path) => {
    expect(redirectFor(`${path}/`)).toBe(path);
  });

  it.each([
    ['/index.html', '/'],
    ['/es/index.html', '/es'],
    ['/team/index.html', '/team'],
    ['//', '/'],
    ['//team', '/team'],
    ['/es//team//', '/es/team'],
  ])('%s goes to %s', (from, to) => {
    expect(redirectFor(from)).toBe(to);
  });

  it.each([
    '/unknown',
    '/unknown/',
    '/es/unknown/',
    '//example.com/',
    '/\\example.com/',
    '/TEAM',
    '/teams',
    '/team.data',
    '/doctor/whitaker.data',
  ])('%s is not redirected', (path) => {
    expect(redirectFor(path)).toBeUndefined();
  });
});

describe('doctors without a name', () => {
  it.each(['/doctors', '/doctors/', '/doctor', '/doctor/', '/doctor//', '/Doctors', '/doctor/dr', '/doctor/-', '/doctor/%20'])(
    '%s goes to the team',
    (path) => {
      expect(redirectFor(path)).toBe(team);
    },
  );

  it.each(['/es/doctors', '/es/doctors/', '/es/doctor/', '/es/doctor/dra'])('%s goes to the team in Spanish', (path) => {
    expect(redirectFor(path)).toBe(equipo);
  });
});

describe('legacy names', () => {
  it.each([
    'james-whitaker',
    'whitaker-james',
    'whitaker',
    'Whitaker,%20James',
    'JAMES_WHITAKER',
    'james+whitaker',
    'Dr.%20James-Whitaker-MD',
    'dr-whitaker',
    'doctor.whitaker',
    'james-whitaker-m.d.',
    'james-r-whitaker-do',
    'james%2Fwhitaker',
    'james/whitaker/',
    'drjameswhitaker',
    'JamesWhitakerMD',
    'james-whitaker.html',
    'james%2520whitaker',
    'James-Whitaker-MD-FAAAAI',
  ])('/doctor/%s finds the profile', (name) => {
    expect(redirectFor(`/doctor/${name}`)).toBe(whitaker);
    expect(redirectFor(`/es/doctor/${name}`)).toBe(pathOf('physician/whitaker', 'es'));
  });

  it.each(['Elena-M%C3%A1rquez', 'Elena-Ma%CC%81rquez', 'm%C3%A1rquez', 'DRA.%20ELENA%20M%C3%81RQUEZ'])(
    '/doctor/%s is found in spite of its accents',
    (name) => {
      expect(redirectFor(`/doctor/${name}`)).toBe(marquez);
    },
  );

  it.each([
    'unknown',
    'john-whitaker',
    'whitakers',
    'whit',
    'james-whitaker-and-elena-marquez',
    'elena-whitaker',
    'james-salinas',
    'md',
    '%E0%A4%A',
    '%00',
    '..%2f..%2fetc%2fpasswd',
  ])('/doctor/%s is nobody and goes to the team', (name) => {
    expect(redirectFor(`/doctor/${name}`)).toBe(team);
    expect(redirectFor(`/es/doctor/${name}`)).toBe(equipo);
  });

  it('made to cost time are nobody at once', () => {
    const started = performance.now();
    for (const name of ['x'.repeat(5000), 'dr'.repeat(5000), 'dr'.repeat(90), `${'dradoctora'.repeat(19)}x`]) {
      expect(redirectFor(`/doctor/${name}`)).toBe(team);
    }
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('reads a badly encoded name as it stands', () => {
    expect(redirectFor('/doctor/whitaker%')).toBe(whitaker);
  });

  it('knows every physician of the page table', () => {
    for (const { id, slug } of physicianPages) expect(redirectFor(`/doctor/${slug}`)).toBe(pathOf(`physician/${id}`, 'en'));
  });
});

describe('names a physician had before', () => {
  const former = [
    { id: 'marquez', legacyNames: ['Elena Salinas', "Elena O'Brien"] },
    { id: 'whitaker', legacyNames: ['Jim Whitaker', 'Linh Do'] },
  ] as const;

  it('lead to the same profile', () => {
    expect(redirectFor('/doctor/jim-whitaker', former)).toBe(whitaker);
    expect(redirectFor('/doctor/dr-elena-salinas', former)).toBe(marquez);
    expect(redirectFor('/doctor/elena-o%27brien', former)).toBe(marquez);
    expect(redirectFor('/doctor/do-linh-md', former)).toBe(whitaker);
  });

  it('give way to a physician of that name today', () => {
    expect(redirectFor('/doctor/salinas', former)).toBe(salinas);
  });

  it('may be listed as they stood in addresses, title and all', () => {
    const listed = [{ id: 'whitaker', legacyNames: ['dr-jim-whitaker-md'] }] as const;
    expect(redirectFor('/doctor/jim-whitaker', listed)).toBe(whitaker);
    expect(redirectFor('/doctor/dr', listed)).toBe(team);
    expect(redirectFor('/doctor/md', listed)).toBe(team);
  });

  it('that fit two physicians lead to the team', () => {
    const shared = [
      { id: 'marquez', legacyNames: ['Ana Gomez'] },
      { id: 'salinas', legacyNames: ['Luis Gomez'] },
    ] as const;
    expect(redirectFor('/doctor/gomez', shared)).toBe(team);
    expect(redirectFor('/doctor/luis-gomez', shared)).toBe(salinas);
  });
});

it('whatever is asked, an answer is an address of the site and is not redirected again', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('es', 'doctor', 'doctors', 'team', 'index.html', 'whitaker', 'dr', '', '%', '..', '\\'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const to = redirectFor(`/${pieces.join('/')}`);
      if (to === undefined) return;
      expect(findAddress(to)?.path).toBe(to);
      expect(redirectFor(to)).toBeUndefined();
    }),
  );
});
