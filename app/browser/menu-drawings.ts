import { closestTo } from '#app/ui/closest-to.ts';

/**
 * The drawings of the menus' lines are fetched when a menu first opens: most visits open none, and a `<use>` that names
 * its file fetches it however hidden it is.
 */
function draw() {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]:not([href])'))
    use.setAttribute('href', use.dataset.href ?? '');
}

/** Begins to wait for a menu to open. */
export function drawMenus() {
  // A menu that opens under the mouse, and one opened before this script came.
  addEventListener('beforetoggle', draw, true);
  if (document.querySelector(':popover-open, dialog[open]')) draw();
  // Not every engine tells of the opening of a dialog: the button that opens it does.
  addEventListener('click', (event) => closestTo(event, '[popovertarget]') && draw(), true);
}
