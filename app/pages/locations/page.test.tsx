import { describe, expect, it } from 'vitest';
import { locations, physicians } from '#app/content/content.server.ts';
import { formatPhone } from '#app/content/phone.ts';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as route from './page.tsx';
import { elements, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';

describe.each(languages)('the offices in %s', async (language) => {
  const html = await renderedPage(route, pathOf('locations', language));

  it.each(locations().map((office) => [office.id, office] as const))(
    '%s: name, address, phone, fax, directions by address',
    (id, office) => {
      const start = html.indexOf(`<section id="${id}"`);
      const part = html.slice(start, html.indexOf('<table', start));
      const text = textOf(part);
      for (const expected of [office.name[language], `${office.street}, ${office.city}, ${office.state} ${office.zip}`]) {
        expect(text).toContain(expected);
      }
      expect(links(part)).toContainEqual([formatPhone(office.phones.office), `tel:${office.phones.office}`]);
      expect(links(part)).toContainEqual([formatPhone(office.phones.fax), `tel:${office.phones.fax}`]);
      const directions = new URL(links(part).find(([, href]) => href.includes('/maps/'))?.[1] ?? '');
      expect(directions.searchParams.get('destination')).toMatch(new RegExp(`^${office.street.split(' #')[0]}, .*${office.zip}$`));
    },
  );

  it('have a table of both kinds of hours, Monday to Friday', () => {
    const tables = elements(html.slice(0, html.indexOf('id="doctors-this-week"')), 'table');
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(elements(elements(table, 'tbody')[0] ?? '', 'tr')).toHaveLength(5);
  });

  it('tell where every doctor is, per office and per doctor, as an ordinary week', () => {
    const part = html.slice(html.indexOf('id="doctors-this-week"'));
    const [byOffice = '', ...byDoctor] = elements(part, 'table');
    expect(elements(elements(byOffice, 'tbody')[0] ?? '', 'tr')).toHaveLength(5);
    for (const office of locations()) expect(textOf(elements(byOffice, 'thead')[0] ?? '')).toContain(office.name[language]);
    expect(byDoctor).toHaveLength(physicians().length);
    for (const { name } of physicians()) expect(textOf(byOffice)).toContain(name);
    expect(textOf(part)).toContain(physicianWords.ordinaryWeek[language]);
  });
});

it('tell the hours of the specification', async () => {
  const [table = ''] = elements(await renderedPage(route, pathOf('locations', 'en')), 'table');
  const rows = elements(elements(table, 'tbody')[0] ?? '', 'tr').map(textOf);
  expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'Monday 8 am to 12 pm 1 pm to 6 pm 8 am to 5:30 pm',
    'Tuesday 8 am to 12 pm 1 pm to 6 pm 8 am to 5:30 pm',
    'Wednesday 8 am to 12 pm 1 pm to 5:30 pm 8 am to 5 pm',
    'Thursday 8 am to 12 pm 1 pm to 5:30 pm 8 am to 5 pm',
    'Friday 8 am to 1 pm 8 am to 12:30 pm',
  ]);
});
