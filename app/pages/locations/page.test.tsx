import { describe, expect, it } from 'vitest';
import { locations, physicians } from '#app/content/content.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { weekRows } from '#app/parts/hours/week-rows.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as route from './page.tsx';
import { words } from './words.ts';

describe.each(languages)('the offices in %s', async (language) => {
  const page = await renderedPage(route, pathOf('locations', language));

  it.each(locations().map((office) => [office.id, office] as const))(
    '%s: name, address, phone, fax, directions by address',
    (id, office) => {
      const part = first(page, `main #${id}`);
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

  it('have a table of both kinds of hours, days of the same hours together, closed days too', () => {
    for (const { id, ...office } of locations()) {
      const rows = all(first(page, `main #${id}`), 'table tbody tr');
      expect(rows).toHaveLength(weekRows({ id, ...office }, []).length);
      expect(rows.map(textOf).at(-1)).toContain(hoursWords.closed[language]);
    }
  });

  it('tell where every doctor is, per office and per doctor, as an ordinary week', () => {
    const part = first(page, '#doctors-this-week');
    const byOffice = first(part, 'table');
    const byDoctor = all(part, 'table').slice(1);
    expect(all(byOffice, 'tbody tr')).toHaveLength(5);
    for (const office of locations()) expect(textOf(first(byOffice, 'thead'))).toContain(office.name[language]);
    expect(byDoctor).toHaveLength(physicians().length);
    for (const { name } of physicians()) expect(textOf(byOffice)).toContain(name);
    expect(textOf(part)).toContain(words.ordinaryWeek[language]);
  });
});

/** Replaces the no-break spaces in times. */
const _plain = (text: string) => text.replace(/\s/g, ' ');
