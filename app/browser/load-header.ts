import { closestTo } from '#app/ui/closest-to.ts';

/** Opening by click and by tap is the browser's own, so that nothing is lost where this does not come. */
const bring = () => void import('./live-header.ts').catch(() => undefined);

/** Brings what answers the header: at once where something can hover or its drawer has been opened meanwhile, elsewhere at the first press or key in it. */
export function loadHeader() {
  if (matchMedia('(any-hover: hover)').matches || document.querySelector('#drawer[open]')) return bring();
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, (event) => closestTo(event, 'header') && bring());
}
