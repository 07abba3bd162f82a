import { placeKey, placesKey } from '#app/frame/scroll-places.ts';
import { closestTo } from '#app/lib/closest-to.ts';
import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { readStorage, writeStorage } from '#app/lib/storage.ts';

/**
 * Stores the scroll position at which each in-page link is followed before hydration, when the browser handles such links by itself.
 * After hydration the router handles Back and restores the position from there.
 */
export function keepScrollPlaces() {
  const keep = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (!link || link.pathname !== location.pathname) return;
    const { pathname, search, hash } = location;
    // After a reload the current history entry may be one that the router made, with its own key.
    const here = placeKey({ key: history.state?.key, pathname, search, hash });
    // Start empty if the stored places are damaged, as the router does.
    const places = fieldsOfText(readStorage(placesKey, 'sessionStorage'));
    writeStorage(placesKey, JSON.stringify({ ...places, [here]: scrollY }), 'sessionStorage');
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', () => removeEventListener('click', keep, true), { once: true });
}
