import { describe, expect, it } from 'vitest';
import { classesOfPage, nameTest, wordsOfScript } from './page-classes.ts';

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
