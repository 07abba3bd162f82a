/**
 * While the fonts are tried on, what lies below the window is set aside: it keeps its size and is not laid out
 * (app/styles/late-layout.css), which would keep a cheap phone busy for a tenth of a second. It comes back piece by piece,
 * nearest first, or all at once as soon as the visitor does anything that may lead there; for somebody who has done so
 * already nothing is set aside.
 */

/** Who does one of these is about to read, look for or go to what is further down; a window that grows shows it. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'resize'] as const;

interface Piece {
  readonly element: HTMLElement;
  /** Width and height; its padding and border are set aside as well. */
  readonly size: string;
}

let aside: Piece[] = [];
let isAtRest = true;

function bringBack({ element }: Piece) {
  delete element.dataset.aside;
  element.style.removeProperty('--aside');
}

function onSign() {
  isAtRest = false;
  aside.forEach(bringBack);
  aside = [];
  for (const name of signs) removeEventListener(name, onSign, true);
}

/** Begins to notice what the visitor does. */
export function noticeSigns() {
  for (const name of signs) addEventListener(name, onSign, { capture: true, passive: true });
}

/** Chromium counts what is turned, such as the arrow of an open disclosure, as having come from the window's corner: 0.04 of layout shift. */
const turned = '.disclosure[open]';

/** The outermost elements that begin below the window, from top to bottom; of those higher than a window what is in them. */
function belowWindow(parent: Element, found: Piece[] = []): readonly Piece[] {
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement) || child.matches(turned)) continue;
    const box = child.getBoundingClientRect();
    const isBelow = box.height > 0 && box.top >= innerHeight;
    const isWhole = box.height <= innerHeight || child.childElementCount === 0;
    if (isBelow && isWhole && !child.querySelector(turned)) found.push({ element: child, size: `${box.width}px ${box.height}px` });
    else if (box.bottom > innerHeight) belowWindow(child, found);
  }
  return found;
}

/** Sets aside what lies below the window, unless the visitor may be on the way there. */
export function setAside() {
  // What was done while the page was still on its way has left its traces.
  if (!isAtRest || scrollY > 0 || location.hash || document.activeElement !== document.body) return;
  // Measured first, all of them: each change would have the next measure lay out the page.
  aside = [...belowWindow(document.body)];
  for (const { element, size } of aside) {
    element.dataset.aside = '';
    element.style.setProperty('--aside', size);
  }
}

/** Milliseconds of laying out after which a tap may be answered, and a picture be drawn, before the next piece comes. */
const turn = 8;

/** Brings back what was set aside, in each frame as much as the device is quick to lay out; then goes on with `done`. */
export function bringBackSlowly(done: () => void) {
  const start = performance.now();
  while (performance.now() - start < turn) {
    const next = aside.shift();
    if (!next) return done();
    bringBack(next);
    // Lays it out here and now: so the time it takes is known.
    next.element.getBoundingClientRect();
  }
  requestAnimationFrame(() => setTimeout(bringBackSlowly, 0, done));
}
