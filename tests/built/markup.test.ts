/** What the content security policy would refuse, and what only one element of a page may have. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/site/paths.ts';
import { builtPage, valuesOf } from './built-page.ts';

const policy: Record<'scripts' | 'styles', readonly string[]> = JSON.parse(readFileSync('build/csp.json', 'utf8'));
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe.each(addresses)('$path', ({ path }) => {
  const $ = builtPage(path);

  it('has nothing inline that the policy does not name', () => {
    expect(valuesOf($, 'style')).toEqual([]);
    const attributes = $('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    const textsOf = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).html() ?? '');
    // Blocks of data run nothing, nor do scripts that the build has emptied.
    const scripts = textsOf('script:not([src], [type^="application/"])').filter((text) => text !== '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => !policy.scripts.includes(hashOf(text)))).toEqual([]);
    const styles = textsOf('style');
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((text) => !policy.styles.includes(hashOf(text)))).toEqual([]);
  });

  it('has no heading of a table without words', () => {
    const headings = $('th').toArray();
    expect(headings.filter((heading) => $(heading).text().trim() === '').map((heading) => $(heading).parent().text())).toEqual([]);
  });

  it('gives an id once, and names only ids that are there', () => {
    const ids = valuesOf($, 'id');
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const naming = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'commandfor'];
    const named = new Set(naming.flatMap((attribute) => valuesOf($, attribute).flatMap((list) => list.split(' '))));
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
