import { describe, expect, it } from 'vitest';
import { physician } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { words } from '#app/parts/physicians/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as home from './page.tsx';

const pages = {
  en: await renderedPage(home, pathOf('home', 'en')),
  es: await renderedPage(home, pathOf('home', 'es')),
};
const section = (language: 'en' | 'es', id: string) => first(pages[language], `main #${id}`);
const items = (language: 'en' | 'es', id: string) => all(section(language, id), 'li');
const frame = { en: frameData('en'), es: frameData('es') };

describe.each(languages)('the home page in %s', (language) => {
  it('has its sections in their order, from the hero to the patient resources', () => {
    const main = first(pages[language], 'main');
    const marks = [
      'h1',
      '#video',
      `a[href="${pathOf('team', language)}"]`,
      '#physicians',
      '#reviews',
      '#services',
      '#locations',
      '#patient-resources',
    ].map((mark) => first(main, mark));
    const inOrder = [...marks, first(pages[language], 'footer')];
    const everything = all(pages[language], '*');
    const places = inOrder.map((mark) => everything.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('opens with the tagline, and its first button leads to patient routing', () => {
    const hero = first(pages[language], 'main section');
    expect(textOf(first(hero, 'h1'))).toBe(frame[language].tagline);
    expect(links(hero)[0]?.[1]).toBe(pathOf('patient-routing', language));
  });

  it('shows each physician with portrait, name, tagline, description and badges, as a link to the profile', () => {
    const cards = all(section(language, 'physicians'), 'article');
    expect(cards).toHaveLength(3);
    for (const [place, { id, name, credentials, portraitAlt }] of frame[language].physicians.entries()) {
      const card = cards[place] as Element;
      expect(first(card, 'img').getAttribute('alt')).toBe(portraitAlt);
      expect(links(card)).toEqual([[`${name}, ${credentials}`, pathOf(`physician/${id}`, language)]]);
      const { tagline, shortDescription, badges } = physician(id);
      for (const part of [tagline, shortDescription, ...badges]) expect(textOf(card)).toContain(part[language]);
      // Said to the eye only: the first on hover, the second where nothing can hover.
      for (const hint of [words.learnMore, words.viewProfile]) expect(textOf(card)).toContain(hint[language]);
    }
  });

  it('offers six services', () => {
    expect(items(language, 'services')).toHaveLength(6);
  });

  it('shows both offices with address, phone and directions', () => {
    const text = textOf(section(language, 'locations'));
    for (const { name, street, zip } of frame[language].offices) {
      for (const part of [name, street, zip]) expect(text).toContain(part);
    }
    expect(links(section(language, 'locations')).filter(([, href]) => href.startsWith('tel:'))).toHaveLength(2);
    expect(all(section(language, 'locations'), 'a[href*="google.com/maps/dir"]')).toHaveLength(2);
  });

  it('has nine resource cards, first what people look for most; the one that leaves the site in a new tab', () => {
    const cards = items(language, 'patient-resources');
    expect(cards.map((card) => links(card)[0]?.[1])).toEqual([
      pathOf('insurance', language),
      pathOf('change-or-cancel', language),
      pathOf('good-faith-estimate', language),
      pathOf('patient-education', language),
      pathOf('patient-portal', language),
      frame[language].outside.pollenCount,
      pathOf('medications-to-avoid', language),
      pathOf('baked-challenge-recipes', language),
      pathOf('kids-zone', language),
    ]);
    expect(cards.map((card) => all(card, 'a[target="_blank"]').length)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0]);
  });

  it('hides nothing that is to rise later, as long as no script runs', () => {
    const revealed = all(pages[language], '[data-reveal]');
    expect(revealed.length).toBeGreaterThan(4);
    expect(revealed.filter((part) => part.getAttribute('data-reveal') !== '')).toEqual([]);
  });
});

it('names the services as the practice does', () => {
  expect(items('en', 'services').map((card) => textOf(first(card, 'h3')))).toEqual([
    'Allergy testing',
    'Asthma care',
    'Immunotherapy',
    'Weak immune system',
    'Care for children and adults',
    'Cutting-edge treatments',
  ]);
});

it('says of the services what the practice does beyond allergy: biologics, immunoglobulin, vitamin B12, a look inside nose and throat', () => {
  const text = textOf(section('en', 'services'));
  for (const part of ['Biologic', 'immunoglobulin', 'vitamin B12', 'inside the nose and throat']) expect(text).toContain(part);
  for (const part of ['air', 'food', 'medicines', 'stings', 'skin']) expect(text).toContain(part);
});

it('leads from the card of the newest treatments to the pages of what it names besides', () => {
  const more = {
    en: ['Immunoglobulin', 'Vitamin B12 shots', 'A look inside the nose', 'A look at the voice box'],
    es: ['Inmunoglobulina', 'Inyecciones de B12', 'Mirar la nariz por dentro', 'Mirar las cuerdas vocales'],
  };
  const slugs = ['immunoglobulin-therapy', 'vitamin-b12-injections', 'rhinoscopy', 'laryngoscopy'] as const;
  for (const language of languages) {
    const found = links(items(language, 'services').at(-1) as Element);
    const to = slugs.map((slug) => pathOf(`service/${slug}`, language));
    expect(found).toEqual(expect.arrayContaining(more[language].map((name, place) => [name, to[place]])));
  }
});

it('claims 60 years of experience and a rating of 4.8 from 65+ reviews, each with its date', () => {
  const text = textOf(first(pages.en, 'main'));
  expect(text).toMatch(/60 years of experience among them \(as of \p{L}+ \d{4}\)/u);
  expect(text).toMatch(/4\.8 out of 5 from 65\+ reviews on Google As of \p{L}+ \d+, \d{4}/u);
});
