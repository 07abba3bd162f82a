/** Tests every redirect of an old, short or misspelled address. Longer than other files because it is one set of rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { pages, physicianPages } from './pages.ts';
import { addresses, findAddress, pathOf } from './paths.ts';
import { redirectFor } from './redirects.ts';

const marquez = pathOf('physician/marquez', 'en');
const whitaker = pathOf('physician/whitaker', 'en');
const salinas = pathOf('physician/salinas', 'en');
const team = pathOf('team', 'en');
const equipo = pathOf('team', 'es');

describe('the page table', () => {
  it('is left alone, and loses a slash at the end', () => {
    for (const { path } of addresses) {
      expect(redirectFor(path)).toBeUndefined();
      if (path !== '/') expect(redirectFor(`${path}/`)).toBe(path);
    }
  });

  it.each([
    ['/index.html', '/'],
    ['/es//team//', '/es/team'],
    ['/Es/Team/', '/es/team'],
    ['/es%2Fteam%2F', '/es/team'],
    ['/After_Hours', '/after-hours'],
    ['/es/pr%C3%A1cticas-de-privacidad', '/es/practicas-de-privacidad'],
    ['/es/EDUCACIO%CC%81N-DEL-PACIENTE', '/es/educacion-del-paciente'],
    // As mail, messages and print change them.
    ['/es/team).', '/es/team'],
    ['/team%E2%80%8B', '/team'],
    ['/%EF%BB%BFteam%E2%80%AC', '/team'],
    ['/after%E2%80%91hours', '/after-hours'],
    ['/team.html', '/team'],
    ['/team&utm_source=mail', '/team'],
    ['/team%3Futm_source=mail', '/team'],
    ['/team%23doctors', '/team'],
    ['/EN/Team.html', '/team'],
    ['/team;jsessionid=1', '/team'],
    ['/es/team;jsessionid=A1.node2', '/es/team'],
    ['/;jsessionid=1', '/'],
    ['/en/doctor/whitaker.html?', '/physicians/james-whitaker'],
  ])('%s goes to %s', (from, to) => {
    expect(redirectFor(from)).toBe(to);
  });

  it.each(['/unknown', '//example.com/', '/\\example.com/', '/es%252fteam', '/team%', '/team.data', '/doctor/whitaker.data'])(
    '%s is not redirected',
    (path) => {
      expect(redirectFor(path)).toBeUndefined();
    },
  );
});

describe('English addresses under /es', () => {
  const spanishNamed = pages.filter(({ paths }) => !findAddress(`/es${paths.en === '/' ? '' : paths.en}`));

  it.each(spanishNamed.map(({ paths }) => [`/es${paths.en}`, paths.es] as const))('%s goes to %s', (from, to) => {
    expect(redirectFor(from)).toBe(to);
    expect(redirectFor(`${from.toUpperCase()}/`)).toBe(to);
  });

  it('are not invented for others', () => {
    expect(redirectFor('/es/es')).toBeUndefined();
    expect(redirectFor('/es/es/team')).toBeUndefined();
    expect(redirectFor('/es/immunequest/es')).toBeUndefined();
  });
});

describe('names said on the phone', () => {
  it.each([
    ['/es/consultorios', 'locations'],
    ['/es/medicos', 'team'],
    ['/es/Citas/', 'patient-routing'],
    ['/es/ninos', 'kids-zone'],
  ] as const)('%s leads to %s in Spanish', (from, id) => {
    expect(redirectFor(from)).toBe(pathOf(id, 'es'));
  });

  it.each([['/citas', 'patient-routing']] as const)('%s, the prefix forgotten, leads to the Spanish page', (from, id) => {
    expect(redirectFor(from)).toBe(pathOf(id, 'es'));
  });

  it('are spelled as people write them, and each is the name of one page', () => {
    for (const language of languages) {
      const named = pages.flatMap(({ id, paths, shortNames }) =>
        (shortNames?.[language] ?? []).map((name) => ({ id, name, to: paths[language] })),
      );
      for (const { name, to } of named) {
        expect(name).toMatch(/^\p{Ll}+(-\p{Ll}+)*$/u);
        expect(redirectFor(`${language === 'es' ? '/es' : ''}/${name}`)).toBe(to);
      }
    }
  });
});

describe('other names of an alias', () => {
  it.each([
    ['/educacion-del-paciente', '/es/educacion-del-paciente'],
    ['/es/services', '/es/servicios'],
    ['/servicios', '/es/servicios'],
  ])('%s leads to %s', (from, to) => {
    expect(redirectFor(from)).toBe(to);
  });
});

describe('a topic misspelled, or looked for elsewhere', () => {
  it.each([
    ['/patient-education/anaphilaxis', 'condition/anaphylaxis', 'en'],
    ['/patient-education/hay-fever', 'condition/seasonal-allergies', 'en'],
    ['/services/asthma', 'condition/asthma', 'en'],
    ['/es/servicios/inmunoterapia', 'service/immunotherapy', 'es'],
  ] as const)('%s leads to %s', (from, id, language) => {
    expect(redirectFor(from)).toBe(pathOf(id, language));
  });

  it.each(['/patient-education/gout', '/patient-education/asthma/more', '/services/challenges', `/services/${'a'.repeat(5000)}`])(
    '%.40s is not guessed at',
    (path) => {
      expect(redirectFor(path)).toBeUndefined();
    },
  );

  it('never leads anywhere but to an address of the table', () => {
    fc.assert(
      fc.property(fc.constantFrom('/patient-education/', '/es/services/'), fc.string({ maxLength: 20 }), (folder, topic) => {
        const target = redirectFor(folder + topic);
        expect(target === undefined || findAddress(target) !== undefined).toBe(true);
      }),
    );
  });
});

describe('doctors without a name', () => {
  it('go to the team', () => {
    for (const path of ['/doctors', '/doctor//', '/doctor/dr', '/doctor/%20']) expect(redirectFor(path)).toBe(team);
    expect(redirectFor('/es/doctor/dra')).toBe(equipo);
  });
});

describe('legacy names', () => {
  it.each([
    'james-whitaker',
    'Whitaker,%20James',
    'Dr.%20James-Whitaker-MD',
    'james-r-whitaker-do',
    'james%2Fwhitaker',
    'JamesWhitakerMD',
    'james%2520whitaker',
    'James-Whitaker-MD-FAAAAI',
  ])('/doctor/%s finds the profile', (name) => {
    expect(redirectFor(`/doctor/${name}`)).toBe(whitaker);
    expect(redirectFor(`/es/doctor/${name}`)).toBe(pathOf('physician/whitaker', 'es'));
  });

  it.each(['Elena-Ma%CC%81rquez', 'DRA.%20M%C3%81RQUEZ'])('/doctor/%s is found in spite of its accents', (name) => {
    expect(redirectFor(`/doctor/${name}`)).toBe(marquez);
  });

  it.each(['john-whitaker', 'james-whitaker-and-elena-marquez', 'james-salinas', '%E0%A4%A', '..%2f..%2fetc%2fpasswd'])(
    '/doctor/%s is nobody and goes to the team',
    (name) => {
      expect(redirectFor(`/doctor/${name}`)).toBe(team);
      expect(redirectFor(`/es/doctor/${name}`)).toBe(equipo);
    },
  );

  it('made to cost time are nobody at once', () => {
    const started = performance.now();
    for (const name of ['x'.repeat(5000), 'dr'.repeat(5000), 'dr'.repeat(90), `${'dradoctora'.repeat(19)}x`]) {
      expect(redirectFor(`/doctor/${name}`)).toBe(team);
    }
    expect(performance.now() - started).toBeLessThan(100);
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
    fc.constantFrom(
      'es',
      'ES',
      'doctor',
      'doctors',
      'team',
      'citas',
      'emergency',
      '%2f',
      'index.html',
      'whitaker',
      'dr',
      '',
      '%',
      '..',
      '\\',
    ),
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
