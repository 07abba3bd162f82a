import { describe, expect, it } from 'vitest';
import { pages, physicianPages } from './pages.ts';
import { findAddress, pagesBelow } from './paths.ts';

const topics = [
  ...['seasonal-allergies', 'food-allergies', 'asthma', 'eczema', 'drug-allergies', 'insect-allergies', 'contact-dermatitis'],
  ...['chronic-urticaria', 'allergic-conjunctivitis', 'sinusitis', 'chronic-sinusitis', 'nasal-polyps', 'immunodeficiency'],
  ...['primary-immunodeficiency', 'silent-reflux', 'eosinophilic-disease'],
].map((topic) => `/patient-education/${topic}`);

const services = [
  ...['allergy-testing', 'immunotherapy', 'biologic-therapies', 'pulmonary-function', 'drug-challenges', 'food-challenges'],
  ...['immunodeficiency-workup', 'immunoglobulin-therapy', 'vitamin-b12-injections', 'rhinoscopy', 'laryngoscopy'],
].map((service) => `/services/${service}`);

const physicians = physicianPages.flatMap(({ id, slug }) => [
  `/physicians/${slug}`,
  `/physician-details/${id}`,
  `/homepage-physician-details/${id}`,
]);

/** Addresses that must keep working and that are the same in Spanish under /es. */
const prefixed = [
  ...['/patient-routing', '/new-patient', '/new-patient-intake-archive', '/appointment-request', '/patient-education', '/conditions'],
  ...[...topics, ...services, ...physicians],
  ...['/team', '/insurance', '/locations', '/patient-portal', '/medications-to-avoid', '/baked-challenge-recipes'],
  ...['/baked-milk-recipe', '/baked-egg-recipe', '/kids-zone', '/fun-facts', '/games', '/games/runny-nose', '/games/pollen-pop'],
  '/gallery-test-lab',
];

describe('the addresses that must go on answering', () => {
  it.each(prefixed)('%s answers, and so does its alternate under /es', (path) => {
    expect(findAddress(path)?.language).toBe('en');
    expect(findAddress(`/es${path}`)).toMatchObject({ language: 'es', page: findAddress(path)?.page });
  });

  it.each([
    ['/', '/es', 'home'],
    ['/immunequest', '/immunequest/es', 'immunequest'],
  ])('%s and %s are one page', (en, es, id) => {
    expect(findAddress(en)).toMatchObject({ language: 'en', page: { id } });
    expect(findAddress(es)).toMatchObject({ language: 'es', page: { id } });
  });

  it('knows no other name of a physician', () => {
    for (const path of ['/physicians/nobody', '/physician-details/9', '/es/physicians/marquez']) expect(findAddress(path)).toBeUndefined();
  });
});

describe('the chat assistant', () => {
  it('may show on every page but those of the children, the two recipes, and where every second counts', () => {
    const without = pages.filter(({ assistant }) => !assistant).map(({ paths }) => paths.en);
    expect(without.toSorted()).toEqual(
      [
        '/baked-milk-recipe',
        '/baked-egg-recipe',
        '/kids-zone',
        // This reminds authors of new children's pages; ImmuneQuest is read with the parents.
        ...pagesBelow('kids-zone').flatMap(({ id, paths }) => (id === 'immunequest' ? [] : [paths.en])),
        // Nothing may float over what to do at once, nor need a connection.
        '/emergency',
        '/emergency/one-step-at-a-time',
        '/emergency/asthma-action-plan',
        '/emergency/anaphylaxis-action-plan',
        '/emergency/first-aid-poster',
        '/school',
        '/offline',
        // Without hydration the assistant cannot answer.
        '/404',
        '/404/physicians',
      ].toSorted(),
    );
  });
});
