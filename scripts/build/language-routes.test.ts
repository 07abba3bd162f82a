import { expect, it } from 'vitest';
import { inLanguages } from './language-routes.ts';
import { pageInLanguage } from './words-by-language.ts';

const page = '/site/app/pages/team/page.tsx';
const scripts = {
  'team-1.js': page,
  'team-en-1.js': pageInLanguage('en', page),
  'team-es-1.js': pageInLanguage('es', page),
  'shared-1.js': null,
};
const needs = {
  'team-en-1.js': ['words-en-1.js', 'team-1.js'],
  'team-es-1.js': ['words-es-1.js', 'team-1.js'],
  'team-1.js': ['shared-1.js'],
};
const written = { module: '/assets/team-1.js', imports: ['/assets/shared-1.js'] };
const root = { module: '/assets/root-1.js', imports: [] };
const manifest = { url: '/assets/manifest-1.js', entry: root, routes: { root, '/team': written, '/es/team': written } };

it('a route begins with the script of its page in the language of its address, which brings what it needs', () => {
  const { routes } = inLanguages(manifest, { scripts, needs });
  const both = ['/assets/team-1.js', '/assets/shared-1.js'];
  expect(routes['/team']).toEqual({ module: '/assets/team-en-1.js', imports: ['/assets/words-en-1.js', ...both] });
  expect(routes['/es/team']).toEqual({ module: '/assets/team-es-1.js', imports: ['/assets/words-es-1.js', ...both] });
  expect(routes.root).toBe(root);
});

it('a page without a script in its language stops the build, by its route', () => {
  const { 'team-es-1.js': _, ...english } = scripts;
  expect(() => inLanguages(manifest, { scripts: english, needs })).toThrow('/es/team');
});
