// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawn, Fragment, jsx, jsxs } from './draw.ts';

/** A component. */
const line = ({ children }: { readonly children?: unknown }) => jsx('i', { children: children as string });

const html = (child: unknown) => {
  const place = document.createElement('div');
  place.append(...drawn(child));
  return place.innerHTML;
};

it('draws elements with their attributes and children', () => {
  expect(html(jsx('p', { className: 'mt-1', tabIndex: 0, children: ['Opens at ', '8 am', 5] }))).toBe(
    '<p class="mt-1" tabindex="0">Opens at 8 am5</p>',
  );
});

it('draws nothing for what React draws nothing for', () => {
  expect(html(jsxs('p', { children: [false, null, undefined, true, ['a', [jsx('b', { children: 0 })]]] }))).toBe('<p>a<b>0</b></p>');
});

it('tells ARIA true and false, HTML only what is there', () => {
  expect(html(jsx('span', { 'aria-hidden': true, hidden: false, title: undefined }))).toBe('<span aria-hidden="true"></span>');
  expect(html(jsx('span', { 'aria-hidden': false, hidden: true }))).toBe('<span aria-hidden="false" hidden=""></span>');
});

it('calls components, and puts in what a fragment holds', () => {
  expect(html(jsx(Fragment, { children: [jsx(line, { children: 'a' }), 'b'] }))).toBe('<i>a</i>b');
});

it('takes text for text', () => {
  expect(html(jsx('p', { children: '<b>' }))).toBe('<p>&lt;b&gt;</p>');
});

it('draws drawings as such, not as unknown elements', () => {
  const [drawing] = drawn(jsx('svg', { viewBox: '0 0 4 12', children: jsx('path', { d: 'M0 0h4' }) }));
  const path = (drawing as Element).querySelector('path');
  expect((drawing as Element).getAttribute('viewBox')).toBe('0 0 4 12');
  expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});
