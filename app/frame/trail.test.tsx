import { describe, expect, it } from 'vitest';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import * as article from '#app/pages/condition/page.tsx';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import * as team from '#app/pages/team/page.tsx';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { words as uiWords } from '#app/ui/words.ts';
import { words } from './words.ts';

describe.each(languages)('the breadcrumb in %s', (language) => {
  const way = `nav[aria-label="${uiWords.youAreHere[language]}"]`;
  const home = [words.home[language], pathOf('home', language)];

  it('leads from home through the page above to an article', async () => {
    const page = await renderedPage(article, pathOf('condition/asthma', language));
    const nav = first(page, `main ${way}`);
    expect(links(nav)).toEqual([home, [pageTitle('patient-education', language), pathOf('patient-education', language)]]);
    expect(textOf(first(nav, '[aria-current="page"]'))).toBe(textOf(first(page, 'h1')));
    expect(all(nav, 'ol > li')).toHaveLength(3);
  });

  it('is not on a page directly below home', async () => {
    expect(all(await renderedPage(team, pathOf('team', language)), way)).toEqual([]);
  });
});
