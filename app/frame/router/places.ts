/**
 * Where the visitor was in a page, for Back and Forward. Links within a page are followed by the browser itself: the steps they
 * make have no key of the router's, and when it hears of one the page has moved already.
 */

import type { Location } from 'react-router';
import { closestTo } from '#app/ui/closest-to.ts';

/** Milliseconds within which the browser tells of a step after the click that made it. */
const soon = 200;

/** Under what the place in a page is remembered: the key of the step, or the address where the browser made it. */
export function placeKey({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string {
  return key === 'default' ? `${key} ${pathname}${hash}` : key;
}

let left: { readonly top: number; readonly at: number } | undefined;

/** From now on `leftAt` knows of clicks on links within the page. */
export function watchPlaces(): void {
  addEventListener(
    'click',
    (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
      if (link?.hash && link.pathname === location.pathname) left = { top: scrollY, at: event.timeStamp };
    },
    { capture: true },
  );
}

/** Pixels from the top at which the visitor left the present place: before a link within the page moved it, if one just did. */
export function leftAt(): number {
  const top = left && performance.now() - left.at < soon ? left.top : scrollY;
  left = undefined;
  return top;
}
