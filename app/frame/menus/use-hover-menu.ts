import { type PointerEvent, useRef } from 'react';

/** Milliseconds: a menu opens after resting on it, at once where another is open or just closed, and stays a moment after leaving. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

/** What the menus of the header know of each other, so that moving along the bar opens the next one without waiting. */
const bar: { lastOpened?: Element; lastClosed: number } = { lastClosed: Number.NEGATIVE_INFINITY };

/** Whether the visitor is already in the menus: one is open, or was a moment ago. */
const amongMenus = () => bar.lastOpened?.matches(':popover-open') || performance.now() - bar.lastClosed < skipDelay;

/**
 * Adds opening on mouse hover to a popover that works without it. A click right after hover opened the menu
 * keeps it open: the visitor who points and clicks must not shut what just appeared.
 */
export function useHoverMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const inside = useRef(false);

  const isOpen = () => panel.current?.matches(':popover-open') === true;

  function after(delay: number, action: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }

  function open() {
    if (isOpen() || !button.current) return;
    panel.current?.showPopover({ source: button.current });
    openedByHover.current = true;
  }

  function close() {
    if (isOpen() && openedByHover.current) panel.current?.hidePopover();
  }

  return {
    button,
    panel,
    wrapperEvents: {
      // Moving, not entering: when the page changes under a pointer at rest, the menu that comes to lie there stays shut.
      onPointerMove(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || inside.current) return;
        inside.current = true;
        after(amongMenus() ? 0 : openDelay, open);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        inside.current = false;
        after(closeDelay, close);
      },
    },
    onButtonClick(event: { preventDefault(): void }) {
      clearTimeout(timer.current);
      if (isOpen() && openedByHover.current) event.preventDefault();
      openedByHover.current = false;
    },
    onToggle(event: { readonly newState: string; readonly currentTarget: Element }) {
      if (event.newState === 'open') {
        bar.lastOpened = event.currentTarget;
      } else {
        bar.lastClosed = performance.now();
        openedByHover.current = false;
      }
    },
  };
}
