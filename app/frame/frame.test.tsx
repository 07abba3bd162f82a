import { describe, expect, it } from 'vitest';
import { frameData } from '#app/content/pages/frame.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import * as kidsZone from '#app/pages/kids-zone/page.tsx';
import { first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import * as team from '#app/pages/team/page.tsx';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { labelIn } from '../../tests/support/practice.ts';
import { words } from './words.ts';

describe.each(languages)('the frame of the children’s pages in %s', async (language) => {
  const page = await renderedPage(kidsZone, pathOf('kids-zone', language));
  const frame = frameData(language);

  it('has a way to the site’s menu in its head', () => {
    const drawer = first(page, `header button[popovertarget]`).getAttribute('popovertarget');
    const bar = labelIn('bar', 'locations', language);
    expect(links(first(page, `dialog#${drawer}`))).toContainEqual([bar, pathOf('locations', language)]);
  });

  it('has quick links, both offices and the copyright at its foot', () => {
    const footer = first(page, 'footer');
    const home = pathOf('home', language);
    const quick = links(first(footer, 'nav')).map(([, href]) => href);
    expect(quick).toEqual(expect.arrayContaining([`${home}#physicians`, `${home}#services`, `${home}#locations`]));
    expect(quick).toEqual(expect.arrayContaining([pathOf('new-patient', language), pathOf('insurance', language)]));
    for (const { name, street, zip, phones } of frame.offices)
      for (const part of [name, street, zip, formatPhone(phones.office)]) expect(textOf(footer)).toContain(part);
    expect(textOf(footer)).toContain(`© ${frame.copyright.first}`);
  });
});

describe.each(languages)('the frame of every page in %s', async (language) => {
  const page = await renderedPage(team, pathOf('team', language));
  const header = first(page, 'header');
  const footer = first(page, 'footer');
  const frame = frameData(language);

  it('has each physician in the About menu, with photo, name and certification', () => {
    for (const { id, name, credentials } of frame.physicians) {
      const link = first(header, `a[href="${pathOf(`physician/${id}`, language)}"]`);
      expect(first(link, 'img').getAttribute('src')).toContain(`/${id}-`);
      expect(textOf(link)).toBe(`${name}, ${credentials} ${words.boardCertified[language]}`);
    }
  });

  it('leads from menu and drawer to the portal itself, in a new tab, and one line below to the page about it', () => {
    const { portal } = frame.outside;
    const lists = [...header.querySelectorAll(`a[href="${portal}"]`)].map((link) => link.closest('li'));
    expect(lists).toHaveLength(2);
    for (const line of lists) {
      expect(first(line as Element, 'a').getAttribute('target')).toBe('_blank');
      expect(links(line?.nextElementSibling as Element)).toEqual([
        [labelIn('tools', 'patient-portal', language), pathOf('patient-portal', language)],
      ]);
    }
  });

  it('lists first, in the menu for patients, what the practice names', () => {
    const { portal, pollenCount } = frame.outside;
    const pages = ['patient-education', 'medications-to-avoid', 'baked-challenge-recipes', 'kids-zone'] as const;
    const [education, ...others] = pages.map((id) => pathOf(id, language));
    const list = first(header, `#menu-tools ul`);
    expect(links(list).map(([, href]) => href)).toEqual([education, portal, pathOf('patient-portal', language), pollenCount, ...others]);
  });

  it('has the address, phone and fax of both offices in the footer', () => {
    for (const { name, street, zip, phones } of frame.offices) {
      for (const part of [name, street, zip, formatPhone(phones.office), formatPhone(phones.fax)]) expect(textOf(footer)).toContain(part);
    }
  });

  it('has a copyright from 2025 to the present year', () => {
    const year = new Date().getFullYear();
    expect(textOf(footer)).toContain(year > 2025 ? `© 2025–${year} ` : '© 2025 ');
  });
});
