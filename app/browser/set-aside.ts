/**
 * While the fonts are tried on, what lies below the window is set aside: it keeps its size and is not laid out
 * (app/styles/late-layout.css), which would keep a cheap phone busy for a tenth of a second. It comes back piece by piece,
 * nearest first, or all at once as soon as the visitor does anything that may lead there; for somebody who has done so
 * already nothing is set aside.
 */

/** Who does one of these is about to read, look for or go to what is further down. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

let aside: HTMLElement[] = [];
let isAtRest = true;

function bringBack(element: HTMLElement) {
  delete element.dataset.aside;
  element.style.removeProperty('--aside');
}

function onSign() {
  isAtRest = false;
  aside.forEach(bringBack);
  aside = [];
  for (const name of signs) removeEventListener(name, onSign, true);
}

/** Begins to notice what the visitor does. To be called in the head. */
export function noticeSigns() {
  for (const name of signs) addEventListener(name, onSign, { capture: true, passive: true });
}

/** Of the outermost elements that begin below the window, from top to bottom, width and height within their padding. */
function belowWindow(parent: Element, found = new Map<HTMLElement, string>()) {
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement)) continue;
    const { width, height, top, bottom } = child.getBoundingClientRect();
    if (height > 0 && top >= innerHeight) {
      const style = getComputedStyle(child);
      const within = (size: number, ...edges: readonly string[]) =>
        `${edges.reduce((rest, edge) => rest - Number.parseFloat(edge), size)}px`;
      const inline = within(width, style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
      const block = within(height, style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
      found.set(child, `${inline} ${block}`);
    } else if (bottom > innerHeight) {
      belowWindow(child, found);
    }
  }
  return found;
}

/** Sets aside what lies below the window, unless the visitor may be on the way there. */
export function setAside() {
  if (!isAtRest || location.hash) return;
  // Measured first, all of them: each change would have the next measure lay out the page.
  const below = belowWindow(document.body);
  for (const [element, size] of below) {
    element.dataset.aside = '';
    element.style.setProperty('--aside', size);
  }
  aside = [...below.keys()];
}

/** Brings back what was set aside, a piece in each frame, so that none keeps a tap waiting for long; then goes on with `done`. */
export function bringBackSlowly(done: () => void) {
  const next = aside.shift();
  if (!next) return done();
  bringBack(next);
  requestAnimationFrame(() => setTimeout(bringBackSlowly, 0, done));
}
