import { closestTo } from '#app/lib/closest-to.ts';

/** Failure is ignored: the browser itself opens menus and drawer by click and tap. */
const load = () => void import('./live-header.ts').catch(() => undefined);

/** Loads the header's script: at once if a pointer can hover or the drawer is open, otherwise at the first press or key in the header. */
export function loadHeader() {
  if (matchMedia('(any-hover: hover)').matches || document.querySelector('#drawer[open]')) return load();
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, (event) => closestTo(event, 'header') && load());
}
