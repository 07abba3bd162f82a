import { describe, expect, it } from 'vitest';
import { staff } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as team from './page.tsx';

describe.each(languages)('the team page in %s', async (language) => {
  const page = await renderedPage(team, pathOf('team', language));
  const text = textOf(page);

  it('leads to the three physicians', () => {
    expect(links(first(page, 'main #physicians')).map(([, href]) => href)).toEqual(
      frameData(language).physicians.map(({ id }) => pathOf(`physician/${id}`, language)),
    );
  });

  it('quotes four of the staff: the manager, two medical assistants, a coordinator', () => {
    const { quotes } = staff();
    expect(quotes.map(({ role }) => role.en)).toEqual([
      'Practice manager',
      'Medical assistant',
      'Medical assistant',
      'Patient coordinator',
    ]);
    for (const { name, role, quote } of quotes) for (const part of [name, role[language], quote[language]]) expect(text).toContain(part);
    expect(all(page, 'blockquote')).toHaveLength(4);
  });

  it('says nothing of how long the staff have worked: the grid of members is hidden', () => {
    expect(staff().grid.visible).toBe(false);
    expect(textOf(first(page, 'main #staff'))).not.toMatch(/\d/);
  });
});
