/**
 * Opens the menus of the header by mouse and arrow keys, for good: before hydration, after it, and on pages that are never hydrated.
 * Each menu is a button over a popover, which the browser opens by click and closes by Escape without this script.
 */
import { closestTo } from '#app/ui/closest-to.ts';

/** Milliseconds: a menu opens after resting on it, at once where another is open or just closed, and stays a moment after leaving. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

/** The menu that the mouse is in. */
let hovered: HTMLElement | null = null;
/** The panel that the mouse opened: leaving closes it, until a click says that it stays. */
let byMouse: HTMLElement | null = null;
let lastClosed = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

const menuOf = (event: Event) => closestTo(event, '.menu');
const panelIn = (menu: Element | null) => menu?.querySelector<HTMLElement>('[popover]') ?? null;
const isOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') === true;

function after(delay: number, action: () => void) {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}

/** Opens the panel of a menu as its button would; not every engine takes the button, without which Tab does not lead in. */
function open(menu: HTMLElement): HTMLElement | null {
  const panel = panelIn(menu);
  if (!isOpen(panel)) panel?.showPopover({ source: menu.querySelector('button') ?? menu });
  return panel;
}

/** Whether the visitor is already in the menus: one is open, or was a moment ago. */
const amongMenus = () => document.querySelector('.menu > :popover-open') !== null || performance.now() - lastClosed < skipDelay;

function enter(menu: HTMLElement) {
  hovered = menu;
  after(amongMenus() ? 0 : openDelay, () => {
    if (!isOpen(panelIn(menu))) byMouse = open(menu);
  });
}

function onPointer(event: PointerEvent) {
  if (event.pointerType !== 'mouse') return;
  const menu = menuOf(event);
  if (menu === hovered) return;
  if (hovered) {
    hovered = null;
    after(closeDelay, () => byMouse?.hidePopover());
  }
  // Moving, not entering: when the page changes under a pointer at rest, the menu that comes to lie there stays shut.
  if (!menu || event.type !== 'pointermove') return;
  enter(menu);
}

/** A click right after the mouse opened a menu keeps it open; a followed link closes it. */
function onClick(event: MouseEvent) {
  const panel = panelIn(menuOf(event));
  if (!panel) return;
  if (closestTo(event, '[popover] a')) panel.hidePopover();
  if (!closestTo(event, '.menu > button')) return;
  clearTimeout(timer);
  if (byMouse === panel) event.preventDefault();
  byMouse = null;
}

/** The focus must never lie under an open panel (WCAG 2.4.11): the wide one covers the page's own links. */
function onFocusOut(event: FocusEvent) {
  const menu = menuOf(event);
  const panel = panelIn(menu);
  if (event.relatedTarget instanceof Node && !menu?.contains(event.relatedTarget) && isOpen(panel)) panel?.hidePopover();
}

/** Arrow down enters a menu from its button; within, the arrows, Home and End move among its links and buttons. */
function onKeyDown(event: KeyboardEvent) {
  const menu = menuOf(event);
  const onButton = closestTo(event, '.menu > button') !== null;
  if (!menu || (onButton && event.key !== 'ArrowDown')) return;
  const stops = [...(panelIn(menu)?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const here = onButton ? -1 : stops.indexOf(document.activeElement as HTMLElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (here + 1) % stops.length,
    ArrowUp: (here - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  open(menu);
  stops[next]?.focus();
}

function onToggle({ target, newState }: ToggleEvent) {
  if (newState === 'open' || !(target instanceof Element) || !target.matches('.menu > *')) return;
  lastClosed = performance.now();
  if (byMouse === target) byMouse = null;
}

/** Answers the menus from now on, and the one in which the mouse rests already. */
export function answerMenus() {
  const resting = document.querySelector<HTMLElement>('.menu:hover');
  if (resting) enter(resting);
  // Caught on the way down: while React hydrates, it lets no event come back up.
  addEventListener('pointermove', onPointer, true);
  addEventListener('pointerover', onPointer, true);
  document.documentElement.addEventListener('pointerleave', onPointer);
  addEventListener('click', onClick, true);
  addEventListener('focusout', onFocusOut, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('toggle', onToggle as EventListener, true);
}
