import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { ExternalLink } from './external-link.tsx';
import { words } from './words.ts';

const html = (page: Language, target?: Language) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[pathOf('home', page)]}>
      <ExternalLink href="https://example.com" hrefLang={target}>
        Más
      </ExternalLink>
    </MemoryRouter>,
  );

test('a link that leaves the site says that a new tab opens, and tells nobody where it came from', () => {
  expect(html('es')).toContain(words.newTab.es);
  expect(html('es')).toContain('rel="noopener noreferrer"');
});

test('who reads one language is told when the page behind the link is in the other', () => {
  expect(html('es', 'en')).toContain(words.newTabForeign.es);
  expect(html('en', 'en')).toContain(words.newTab.en);
  expect(html('en', 'es')).toContain(words.newTabForeign.en);
});
