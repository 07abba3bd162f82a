import { closestTo } from '#app/ui/closest-to.ts';

/**
 * A dialog that is a popover as well opens and closes by `popovertarget` buttons in every engine, also without script.
 * Where scripts run it becomes modal: what lies behind cannot be used, and the focus stays inside and comes back.
 */

/** The dialog that a press on a button opens or closes. */
function dialogOf(event: Event): HTMLDialogElement | undefined {
  const id = closestTo(event, 'button[popovertarget]')?.getAttribute('popovertarget');
  const dialog = id ? document.getElementById(id) : null;
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

/** Closes an open dialog that was tapped beside, which arrives as a tap on the dialog itself. */
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

/** The drawer is for narrow screens: where styles hide an open dialog, nothing would be left that can be used. */
function closeHidden() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.getClientRects().length === 0) dialog.close();
  }
}

/** Makes dialogs modal from now on, and those that were opened before this script came. */
export function makeDialogsModal() {
  // Caught on the way down: while React hydrates, it lets no click come back up.
  addEventListener('click', onClick, true);
  // In the next picture: WebKit tells of the new size before its styles have followed.
  addEventListener('resize', () => requestAnimationFrame(closeHidden));
  // Asked by its state and not by its place: that would have the whole page laid out before the browser does so anyway.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[popover]:popover-open')) {
    dialog.hidePopover();
    dialog.showModal();
  }
}
