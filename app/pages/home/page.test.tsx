import { describe, expect, it } from 'vitest';
import { homeDoors, homeFirstVisit, physician, physicians, yearStrip } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { words } from '#app/parts/physicians/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as home from './page.tsx';
import { words as slideWords } from './slideshow/words.ts';

const pages = {
  en: await renderedPage(home, pathOf('home', 'en')),
  es: await renderedPage(home, pathOf('home', 'es')),
};
const section = (language: 'en' | 'es', id: string) => first(pages[language], `main #${id}`);
const frame = { en: frameData('en'), es: frameData('es') };

describe.each(languages)('the home page in %s', (language) => {
  it('has its sections in their order, from the hero to the patient resources', () => {
    const main = first(pages[language], 'main');
    const marks = [
      'h1',
      '#today',
      '#services',
      '#physicians',
      `#physicians .team-banner a[href="${pathOf('team', language)}"]`,
      '#video',
      '#reviews',
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
    const cards = all(section(language, 'physicians'), '.people > li');
    expect(cards).toHaveLength(frame[language].physicians.length);
    for (const [place, { id, name, credentials, portraitAlt }] of frame[language].physicians.entries()) {
      const card = cards[place] as Element;
      expect(first(card, 'img').getAttribute('alt')).toBe(portraitAlt);
      expect(links(card)).toEqual([[`${name}, ${credentials}`, pathOf(`physician/${id}`, language)]]);
      const { tagline, shortDescription, badges } = physician(id);
      for (const part of [tagline ?? [], shortDescription].flat()) expect(textOf(card)).toContain(part[language]);
      expect(all(card, 'p').map(textOf)).not.toContain('');
      // A badge of all physicians is above the cards.
      for (const badge of badges) {
        const isShared = physicians().every((one) => one.badges.some(({ en }) => en === badge.en));
        expect(textOf(card).includes(badge[language])).toBe(!isShared);
      }
      // Not read out: the first shows on hover, the second on touch screens.
      for (const hint of [words.learnMore, words.viewProfile]) expect(textOf(card)).toContain(hint[language]);
    }
  });

  it('offers six doors, each to its group of conditions, and six services', () => {
    const [doors, services] = all(section(language, 'services'), 'ul');
    const toGroup = (group: string) => `${pathOf('patient-education', language)}#${group}`;
    expect(links(doors as Element)).toEqual(homeDoors().map(({ group, title }) => [title[language], toGroup(group)]));
    expect(all(services as Element, 'li')).toHaveLength(6);
  });

  it('shows the first visit in four pictures and leads to all of it', () => {
    const text = textOf(first(pages[language], 'main'));
    for (const { title } of homeFirstVisit()) expect(text).toContain(title[language]);
    expect(all(pages[language], `main a[href="${pathOf('first-visit', language)}"]`)).toHaveLength(1);
  });

  it('says the month of the strip as one of a typical year', () => {
    const label = textOf(first(pages[language], 'figure'));
    for (const { month } of yearStrip().months) expect(label).toContain(slideWords.inTheAir[language](monthName(month, language)));
  });

  it('shows both offices with address, phone and directions', () => {
    const text = textOf(section(language, 'locations'));
    for (const { name, street, zip } of frame[language].offices) {
      for (const part of [name, street, zip]) expect(text).toContain(part);
    }
    expect(links(section(language, 'locations')).filter(([, href]) => href.startsWith('tel:'))).toHaveLength(2);
    expect(all(section(language, 'locations'), 'a[href*="google.com/maps/dir"]')).toHaveLength(2);
  });

  it('has nine resource cards, first what people look for most; the two that leave the site in a new tab', () => {
    const cards = all(section(language, 'patient-resources'), 'li');
    expect(cards.map((card) => links(card)[0]?.[1])).toEqual([
      pathOf('insurance', language),
      pathOf('change-or-cancel', language),
      pathOf('good-faith-estimate', language),
      pathOf('patient-education', language),
      frame[language].outside.portal,
      frame[language].outside.pollenCount,
      pathOf('medications-to-avoid', language),
      pathOf('baked-challenge-recipes', language),
      pathOf('kids-zone', language),
    ]);
    expect(cards.map((card) => all(card, 'a[target="_blank"]').length)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0]);
    expect(cards.flatMap((card) => links(card)[1]?.[1] ?? [])).toEqual([pathOf('patient-portal', language)]);
  });

  it('hides nothing that is to rise later, as long as no script runs', () => {
    const revealed = all(pages[language], '[data-reveal]');
    expect(revealed.length).toBeGreaterThan(4);
    expect(revealed.filter((part) => part.getAttribute('data-reveal') !== '')).toEqual([]);
  });
});

it('claims 60 years of experience and a rating of 4.8 from 65+ reviews, each with its date', () => {
  const text = textOf(first(pages.en, 'main'));
  expect(text).toMatch(/60 years of combined experience \(as of \p{L}+ \d{4}\)/u);
  expect(text).toMatch(/4\.8 out of 5 from 65\+ reviews on Google As of \p{L}+ \d+, \d{4}/u);
});
