import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type ShortNames, shortInScript, shortInStyle, shortNames } from './short-classes.ts';

const names: ShortNames = new Map([
  ['flex-none', 'aA'],
  ['md:p-1', 'aB'],
  ['before:content-["_"]', 'aC'],
]);

describe('short names', () => {
  it('are given to classes that can mean nothing else, each its own', () => {
    const short = shortNames(['flex', 'flex-none', 'hidden', 'md:flex', '[&_a]:flex']);
    expect([...short.keys()]).toEqual(['flex-none', 'md:flex', '[&_a]:flex']);
    expect(new Set(short.values()).size).toBe(3);
  });

  it('are no words of a language or of code, however many there are', () => {
    const short = [...shortNames(Array.from({ length: 2000 }, (_, place) => `p-${place}`)).values()];
    for (const name of short) expect(name).toMatch(/^[a-z][A-Z\d]{1,2}$/);
    expect(new Set(short).size).toBe(2000);
    expect(short).not.toContain('h1');
  });
});

describe('a script', () => {
  const short = (code: string) => shortInScript(code, parseAst(code) as never, names)?.toString();

  it('has them in its texts and templates', () => {
    expect(short(`jsx('p', { className: 'flex flex-none md:p-1' })`)).toBe(`jsx('p', { className: "flex aA aB" })`);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the code that is read.
    expect(short('const look = `flex-none ${wide ? "md:p-1" : ""}`')).toBe('const look = `aA ${wide ? "aB" : ""}`');
  });

  it('has them where the name is written with escapes', () => {
    expect(short(String.raw`const look = "flex before:content-[\"_\"]"`)).toBe('const look = "flex aC"');
  });

  it('must not look for elements by a class that gets one', () => {
    expect(() => short(`document.querySelector('nav .flex-none')`)).toThrow('looks for ".flex-none"');
    expect(short(`document.querySelector('nav .flex')`)).toBeUndefined();
  });

  it('keeps what only looks like them', () => {
    expect(short(`const a = 'flex-none-such', b = /flex-none/, c = x['p-1']; // flex-none`)).toBeUndefined();
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the code that is read.
    expect(short('const name = `${kind}flex-no${end}`')).toBeUndefined();
  });
});

it('a style has them in its selectors only', () => {
  const css = String.raw`@layer utilities{.flex-none{flex:none}@media (width>=48rem){.md\:p-1:hover>.card{padding:1px;--flex-none:1}}}`;
  expect(shortInStyle(css, names)).toBe(
    '@layer utilities{.aA{flex:none}@media (width>=48rem){.aB:hover>.card{padding:1px;--flex-none:1}}}',
  );
});
