import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { legalNotices } from '#app/site/pages.ts';
import { legalPage } from './legal.server.ts';

const anchors = (page: ReturnType<typeof legalPage>) =>
  page.nodes.flatMap((node) => (typeof node !== 'string' && /^h\d$/.test(node.tag) ? [String(node.attributes.id)] : []));

describe.each(legalNotices)('%s', (id) => {
  it('has the same anchors in both languages, so that the language switch keeps the place', () => {
    const english = anchors(legalPage(id, 'en'));
    expect(english.length).toBeGreaterThan(1);
    expect(anchors(legalPage(id, 'es'))).toEqual(english);
  });
});

it('says where a translation has other headings than the English notice', () => {
  const root = siteContentWith('legal/accessibility/es.mdoc', '\n## ', '\n## Un título más\n\nTexto.\n\n## ');
  expect(() => legalPage('accessibility', 'es', root)).toThrow(
    /legal\/accessibility\/es\.mdoc: expected the headings of the English notice/,
  );
});
