import { placeKey, placesKey } from '#app/frame/scroll-places.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { readStorage, writeStorage } from '#app/ui/storage.ts';

/**
 * Until the page is hydrated the browser follows links within it by itself. The router, which answers Back afterwards, is told how
 * far down the page each was followed.
 */
export function keepPlaceOfLinks() {
  const keep = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (!link || link.pathname !== location.pathname) return;
    const places = JSON.parse(readStorage(placesKey, 'sessionStorage') ?? '{}');
    writeStorage(placesKey, JSON.stringify({ ...places, [placeKey(location)]: scrollY }), 'sessionStorage');
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', () => removeEventListener('click', keep, true), { once: true });
}
