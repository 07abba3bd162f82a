// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftAt, placeKey, watchPlaces } from './places.ts';

const at = { pathname: '/patient-education/asthma', hash: '#source-2' };

describe('the place in a page', () => {
  afterEach(() => vi.unstubAllGlobals());
  watchPlaces();

  const stand = (top: number) => vi.stubGlobal('scrollY', top);
  function follow(href: string) {
    document.body.innerHTML = `<a href="${href}"><b>2</b></a>`;
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  it('is remembered under the step’s own key, or under the address where the browser made the step', () => {
    expect(placeKey({ ...at, key: 'k3x' })).toBe('k3x');
    expect(placeKey({ ...at, key: 'default' })).not.toBe(placeKey({ ...at, hash: '', key: 'default' }));
  });

  it('is where a link within the page was followed, though the page has moved since, once', () => {
    stand(400);
    follow('#source-2');
    stand(9000);
    expect(leftAt()).toBe(400);
    expect(leftAt()).toBe(9000);
  });

  it('is the present one after any other link', () => {
    stand(400);
    follow('/insurance#plans');
    stand(500);
    expect(leftAt()).toBe(500);
  });
});
