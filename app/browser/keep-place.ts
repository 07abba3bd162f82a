import { placeKey, placesKey } from '#app/frame/scroll-places.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { readStorage, writeStorage } from '#app/ui/storage.ts';

function storedPlaces(): object {
  try {
    return JSON.parse(readStorage(placesKey, 'sessionStorage') ?? '{}');
  } catch {
    // Damaged: the router begins anew as well.
    return {};
  }
}

/**
 * Until the page is hydrated the browser follows links within it by itself. The router, which answers Back afterwards, is told how
 * far down the page each was followed.
 */
export function keepScrollPlaces() {
  const keep = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (!link || link.pathname !== location.pathname) return;
    const { pathname, search, hash } = location;
    // A page that was loaded anew may stand at a step that the router made.
    const here = placeKey({ key: history.state?.key, pathname, search, hash });
    writeStorage(placesKey, JSON.stringify({ ...storedPlaces(), [here]: scrollY }), 'sessionStorage');
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', () => removeEventListener('click', keep, true), { once: true });
}
