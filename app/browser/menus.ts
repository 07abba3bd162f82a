/**
 * Opens the header's menus by mouse and arrow keys, before and after hydration and on pages that are never hydrated.
 * Each menu is a button with a popover, which the browser itself opens by click and closes by Escape.
 */
import { closestTo } from '#app/lib/closest-to.ts';

/** Milliseconds the mouse must rest on a menu before it opens. */
const openDelay = 200;
/** Milliseconds after a menu closed in which the next one opens at once. */
const skipDelay = 300;
/** Milliseconds a menu stays open after the mouse has left it. */
const closeDelay = 150;

let hovered: HTMLElement | null = null;
/** The panel that the mouse opened; it closes when the mouse leaves, unless a click has pinned it open. */
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

/** Opens a menu's panel as its button would: with the button as its source, Tab leads into the panel (in browsers that support it). */
function open(menu: HTMLElement): HTMLElement | null {
  const panel = panelIn(menu);
  if (!isOpen(panel)) panel?.showPopover({ source: menu.querySelector('button') ?? menu });
  return panel;
}

/** Whether a menu is open, or was a moment ago: then the next one opens without delay. */
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
  // Only a moving mouse opens a menu: when a new page puts a menu under a resting pointer, it stays closed.
  if (!menu || event.type !== 'pointermove') return;
  enter(menu);
}

/** A click on the button of a menu that the mouse has opened pins it open instead of closing it; a followed link closes it. */
function onClick(event: MouseEvent) {
  const panel = panelIn(menuOf(event));
  if (!panel) return;
  if (closestTo(event, '[popover] a')) panel.hidePopover();
  if (!closestTo(event, '.menu > button')) return;
  clearTimeout(timer);
  if (byMouse === panel) event.preventDefault();
  byMouse = null;
}

/** Closes a menu that the focus leaves: the wide panel covers the page's own links, and the focus must not be hidden (WCAG 2.4.11). */
function onFocusOut(event: FocusEvent) {
  const menu = menuOf(event);
  const panel = panelIn(menu);
  if (event.relatedTarget instanceof Node && !menu?.contains(event.relatedTarget) && isOpen(panel)) panel?.hidePopover();
}

/** Arrow Down moves from a menu's button into its panel; inside, the arrows, Home and End move among its links and buttons. */
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

/** Makes the menus respond from now on, including one that the mouse already rests on. */
export function answerMenus() {
  const resting = document.querySelector<HTMLElement>('.menu:hover');
  if (resting) enter(resting);
  // Listen in the capture phase: while React hydrates, it stops events from bubbling.
  addEventListener('pointermove', onPointer, true);
  addEventListener('pointerover', onPointer, true);
  document.documentElement.addEventListener('pointerleave', onPointer);
  addEventListener('click', onClick, true);
  addEventListener('focusout', onFocusOut, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('toggle', onToggle as EventListener, true);
}
