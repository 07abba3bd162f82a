/**
 * A dialog that is also a popover opens and closes by `popovertarget` buttons in every browser, even without JavaScript. With JavaScript it
 * becomes modal: the page behind it is inert, the focus stays inside and returns when the dialog closes.
 */
import { closestTo } from '#app/lib/closest-to.ts';

/** Finds the dialog that the clicked button toggles. */
function dialogOf(event: Event): HTMLDialogElement | undefined {
  const id = closestTo(event, 'button[popovertarget]')?.getAttribute('popovertarget');
  const dialog = id ? document.getElementById(id) : null;
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

/** Closes an open dialog when its backdrop is clicked, which the browser reports as a click on the dialog itself. */
function closeBeside({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || !target.open) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

function onClick(event: MouseEvent) {
  const dialog = dialogOf(event);
  if (dialog) {
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  } else if (!('closedBy' in HTMLDialogElement.prototype)) {
    closeBeside(event);
  }
}

/** Closes dialogs that the styles hide, as they hide the drawer in a wide window: an invisible modal would block the whole page. */
function closeHidden() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.getClientRects().length === 0) dialog.close();
  }
}

/** Makes dialogs modal from now on, including those that were opened before this script ran. */
export function makeDialogsModal() {
  // Listen in the capture phase: while React hydrates, it stops clicks from bubbling.
  addEventListener('click', onClick, true);
  // Wait for the next frame: WebKit fires `resize` before it applies the styles for the new size.
  addEventListener('resize', () => requestAnimationFrame(closeHidden));
  if (!('popover' in HTMLElement.prototype)) return;
  // Select by state, not by geometry: measuring an element here would force a layout of the whole page.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[popover]:popover-open')) {
    dialog.hidePopover();
    dialog.showModal();
  }
}
