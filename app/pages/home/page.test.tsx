import { describe, expect, it, vi } from 'vitest';
import { physician } from '#app/content/content.server.ts';
import { frameData } from '#app/content/frame.server.ts';
import { words } from '#app/parts/physicians/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import type { SectionLink } from '#app/ui/section-link.tsx';
import * as home from '#app/routes/home.tsx';
import { elements, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';

const sectionLinks = vi.hoisted((): Parameters<typeof SectionLink>[0][] => []);
vi.mock('../../ui/section-link.tsx', async (load) => {
  const original = await load<{ SectionLink: typeof SectionLink }>();
  const recording: typeof SectionLink = (props) => {
    sectionLinks.push(props);
    return original.SectionLink(props);
  };
  return { SectionLink: recording };
});

const html = {
  en: await renderedPage(home, pathOf('home', 'en')),
  es: await renderedPage(home, pathOf('home', 'es')),
};
const section = (language: 'en' | 'es', id: string) => elements(html[language], 'section', new RegExp(` id="${id}"`))[0] ?? '';
const items = (language: 'en' | 'es', id: string) => elements(section(language, id), 'li');
const frame = { en: frameData('en'), es: frameData('es') };

describe.each(languages)('the home page in %s', (language) => {
  it('has its sections in the order of the specification', () => {
    const main = elements(html[language], 'main')[0] ?? '';
    const places = [
      'class="hero"',
      'id="video"',
      `href="${pathOf('team', language)}"`,
      'id="physicians"',
      'id="reviews"',
      'id="services"',
      'id="locations"',
      'id="patient-resources"',
    ].map((mark) => main.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(html[language].indexOf('<footer')).toBeGreaterThan(html[language].indexOf(main));
  });

  it('opens with the tagline, and its first button leads to patient routing', () => {
    const hero = elements(html[language], 'section', /class="hero"/)[0] ?? '';
    expect(textOf(elements(hero, 'h1')[0] ?? '')).toBe(frame[language].tagline);
    expect(links(hero)[0]?.[1]).toBe(pathOf('patient-routing', language));
  });

  it('shows each physician with portrait, name, tagline, description and badges, as a link to the profile', () => {
    const cards = elements(section(language, 'physicians'), 'article');
    expect(cards).toHaveLength(3);
    for (const [place, { id, name, credentials, portraitAlt }] of frame[language].physicians.entries()) {
      const card = cards[place] ?? '';
      expect(card).toContain(`alt="${portraitAlt}"`);
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
    expect(section(language, 'locations').match(/google\.com\/maps\/dir/g)).toHaveLength(2);
  });

  it('has six resource cards, the two that leave the site in a new tab', () => {
    const cards = items(language, 'patient-resources');
    expect(cards.map((card) => links(card)[0]?.[1])).toEqual([
      pathOf('patient-education', language),
      frame[language].portalUrl,
      frame[language].pollenCountUrl,
      pathOf('medications-to-avoid', language),
      pathOf('baked-challenge-recipes', language),
      pathOf('kids-zone', language),
    ]);
    expect(cards.map((card) => card.includes('target="_blank"'))).toEqual([false, true, true, false, false, false]);
  });

  it('hides nothing that is to rise later, as long as no script runs', () => {
    expect(html[language]).not.toContain('data-reveal');
  });
});

it('names the services as the specification does', () => {
  expect(items('en', 'services').map((card) => textOf(elements(card, 'h3')[0] ?? ''))).toEqual([
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

it('claims 60 years of experience and a rating of 4.8 from 65+ reviews, each with its date', () => {
  const text = textOf(elements(html.en, 'main')[0] ?? '');
  expect(text).toMatch(/60 years of experience among them \(as of \p{L}+ \d{4}\)/u);
  expect(text).toMatch(/4\.8 out of 5 from 65\+ reviews on Google As of \p{L}+ \d+, \d{4}/u);
});

it('waits 100 ms before it scrolls to the services', () => {
  const link = sectionLinks.find(({ delay }) => delay !== undefined);
  expect(link).toMatchObject({ page: 'patient-education', query: 'tab=services', section: 'treatment-diagnostic-services', delay: 100 });
});
