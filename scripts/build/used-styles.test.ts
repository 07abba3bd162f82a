import { describe, expect, it } from 'vitest';
import { classNames, elementNames, usedStyles } from './used-styles.ts';

/** Of a page with paragraphs and these classes. */
const used = (css: string, ...names: string[]) => usedStyles(css, (name) => ['p', ...names].includes(name));

it('reads the class names of a stylesheet as markup writes them', () => {
  expect([...classNames('.a:hover .b,.sm\\:px-4{x:1}@media print{:is(.c,:not(.d)){x:2}}')]).toEqual(['a', 'b', 'sm:px-4', 'c', 'd']);
});

it('reads the names of elements, but not the steps of an animation', () => {
  expect([...elementNames('a:hover .b,:is(h1,.c) p{x:1}@keyframes pulse{from{x:2}}')]).toEqual(['a', 'h1', 'p']);
});

describe('what a page can use of a stylesheet', () => {
  it('leaves out a rule that needs a class the page has not', () => {
    expect(used('.a{x:1}.b{x:2}.a .b{x:3}.a.b{x:4}.a>p{x:5}p{x:6}', 'a')).toBe('.a{x:1}.a>p{x:5}p{x:6}');
  });

  it('keeps of a list the selectors that can match', () => {
    expect(used('.b,.a,.c .a{x:1}', 'a')).toBe('.a{x:1}');
  });

  it('leaves out a rule for an element the page has not', () => {
    expect(used('p{x:1}video{x:2}p video{x:3}p,video{x:4}', 'a')).toBe('p{x:1}p{x:4}');
  });

  it('keeps the kinds of paper that a rule prints on', () => {
    const css = '.a{page:sheet}.b{page:sign}@page{x:1}@page sheet{x:2}@page sign{x:3}';
    expect(used(css, 'a')).toBe('.a{page:sheet}@page{x:1}@page sheet{x:2}');
  });

  it('says nothing twice in a row', () => {
    expect(used('p{x:1;x:1;x:2;x:1}')).toBe('p{x:1;x:2;x:1}');
  });

  it('needs one of the alternatives of :is, :where and :has, and nothing of :not', () => {
    expect(used(':is(.a,.b){x:1}:where(.b,.c) p{x:2}p:has(>.b){x:3}p:has(.a){x:4}p:not(.b){x:5}', 'a')).toBe(
      ':is(.a,.b){x:1}p:has(.a){x:4}p:not(.b){x:5}',
    );
  });

  it('keeps every state of what is there: hovered, open, printed, dark', () => {
    const css = '.a:hover{x:1}.a[open]{x:2}@media print{.a{x:3}}@media (prefers-color-scheme:dark){.a{x:4}}@starting-style{.a{x:5}}';
    expect(used(css, 'a')).toBe(css);
  });

  it('leaves no empty block behind, but keeps the place of a layer', () => {
    expect(used('@layer one{.b{x:1}}@media print{@supports (x:1){.b{x:2}}}@layer two{p{x:3}}')).toBe('@layer one{}@layer two{p{x:3}}');
  });

  it('keeps the steps of an animation', () => {
    const css = '@keyframes pulse{50%{opacity:.5}}';
    expect(used(css)).toBe(css);
  });

  it('leaves out what Tailwind declares for utilities that are gone, and keeps what a rule sets or reads', () => {
    const declared = (names: string[]) =>
      `@layer properties{*{${names.map((name) => `--tw-${name}:0`).join(';')}}}@layer theme{:root{${names.map((name) => `--${name}:1`).join(';')}}}`;
    const registered = (names: string[]) => names.map((name) => `@property --tw-${name}{syntax:"*";inherits:false}`).join('');
    const rules = '.a{--tw-blur:1;gap:var(--blur)}.b{color:var(--tw-ring);gap:var(--ring)}';
    expect(used(`${declared(['blur', 'ring'])}${rules}${registered(['blur', 'ring'])}`, 'a')).toBe(
      `${declared(['blur'])}.a{--tw-blur:1;gap:var(--blur)}${registered(['blur'])}`,
    );
  });

  it('keeps our own tokens, whoever reads them', () => {
    expect(used(':root{--color-page:#fff}')).toBe(':root{--color-page:#fff}');
  });
});
