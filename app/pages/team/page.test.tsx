import { describe, expect, it } from 'vitest';
import { staff } from '#app/content/content.server.ts';
import { frameData } from '#app/content/frame.server.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { elements, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import * as team from '#app/routes/team.tsx';

describe.each(languages)('the team page in %s', async (language) => {
  const html = await renderedPage(team, pathOf('team', language));
  const text = textOf(html);

  it('leads to the three physicians', () => {
    const [section = ''] = elements(html, 'section', / id="physicians"/);
    expect(links(section).map(([, href]) => href)).toEqual(
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
    expect(elements(html, 'blockquote')).toHaveLength(4);
  });

  it('says nothing of how long the staff have worked: the grid of members is hidden', () => {
    const [section = ''] = elements(html, 'section', / id="staff"/);
    expect(staff().grid.visible).toBe(false);
    expect(section).not.toBe('');
    expect(textOf(section)).not.toMatch(/\d/);
  });
});
