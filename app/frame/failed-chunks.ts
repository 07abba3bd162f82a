import { closestTo } from '#app/ui/closest-to.ts';
import { importsQuietly } from '#app/ui/quiet-import.ts';
import { reloadOnce } from './reload-once.ts';

/** The address the visitor was on the way to when its code failed to load. */
let target: string | undefined;

/**
 * Remembers where a followed link leads. Capturing, so that it knows before the router begins to load.
 */
function rememberTarget(event: MouseEvent) {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  if (link && link.origin === location.origin) target = link.href;
}

/**
 * A page's code may be gone after a new release, or the connection may drop. The page asked for is then
 * loaded whole, once; a second failure is left to be thrown and ends at the error page.
 */
export function recoverFromFailedChunks() {
  addEventListener('click', rememberTarget, { capture: true });
  addEventListener('vite:preloadError', (event) => {
    if (!importsQuietly() && reloadOnce(target ?? location.href)) event.preventDefault();
  });
}
