import { describe, expect, it } from 'vitest';
import { classesOfPage, nameTest, reachable, wordsOfScript } from './page-classes.ts';

it('reads the class names of a page, escaped ones too', () => {
  expect([...classesOfPage('<p class="card [&amp;&gt;ul+p]:mt-3">hidden</p><p data-class="x">')]).toEqual(['card', '[&>ul+p]:mt-3']);
});

describe('a class name that a script may set', () => {
  const may = (code: string, name: string) => nameTest(wordsOfScript(code))(name);

  it.each([
    ['e({className:"card md:p-6"})', 'md:p-6'],
    [String.raw`e({className:\`card \${n?\`mt-9\`:\`\`}\`})`, 'mt-9'],
    ['e({className:"print:[&_a]:min-h-0"})', 'print:[&_a]:min-h-0'],
  ])('stands in %s', (code, name) => {
    expect(may(code, name)).toBe(true);
    expect(may(code, `${name}5`)).toBe(false);
  });

  it('may be put together from its beginning', () => {
    const code = String.raw`e({className:\`intake-field intake-\${w}\`})`;
    expect(may(code, 'intake-half')).toBe(true);
    expect(may(code, 'intakes')).toBe(false);
  });

  it('is kept where its own characters part words', () => {
    expect(may('', "before:content-['_']")).toBe(true);
  });
});

describe('the modules a page can load', () => {
  const module = (...imports: string[]) => ({ words: [], imports });
  const client = {
    scripts: { 'page-1.js': 'page', 'shared-1.js': null },
    modules: {
      page: module('part', 'dialog', 'library'),
      part: module(),
      dialog: module('inner'),
      inner: module('page'),
      other: module('part'),
    },
  };

  it('are those its scripts begin with and what they import, at once or later', () => {
    expect([...reachable(['page-1.js', 'shared-1.js'], client)].sort()).toEqual(['dialog', 'inner', 'library', 'page', 'part']);
  });

  it('must have been built', () => {
    expect(() => reachable(['gone-1.js'], client)).toThrow('gone-1.js');
  });
});
