import { expect, it } from 'vitest';
import { shortProperties } from './short-properties.ts';

it('the properties a stylesheet sets get short names, where they are set, read and registered', () => {
  const css =
    '@property --size{syntax:"*";inherits:false}:root{--size:1px;--color-page:#fff}@media print{p{margin:calc(var(--size) * 2);color:var(--color-page,red)}}';
  expect(shortProperties(css)).toBe(
    '@property --b{syntax:"*";inherits:false}:root{--b:1px;--a:#fff}@media print{p{margin:calc(var(--b) * 2);color:var(--a,red)}}',
  );
});

it('what scripts set and the names of anchors stay', () => {
  const css = 'p{height:var(--visible-height);anchor-name:--menu}@supports (anchor-scope:--menu){p{left:0}}';
  expect(shortProperties(css)).toBe(css);
});

it('each has its own name, however many there are', () => {
  const css = `p{${Array.from({ length: 800 }, (_, place) => `--long-${place}:0`).join(';')}}`;
  const names = [...shortProperties(css).matchAll(/--(\w+):/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(800);
  expect(names.every((name = '') => name.length <= 3)).toBe(true);
});
