/**
 * Puts the web fonts on the first page of a visit, without the first paint waiting for them and without anything moving when
 * they come. It is painted in the stand-ins; then the fonts are fetched, and worn if next to nothing in the window changes
 * its place by it. Where a line would break elsewhere a font waits for the next page, which wears it from the start: it is
 * on the device by then. See docs/decisions/026-fonts-that-move-nothing.md.
 */
import { afterFirstPaint } from './after-first-paint.ts';
import { bringBackSlowly, noticeSigns, setAside } from './set-aside.ts';
import { loadFirst, wear } from './web-fonts.ts';

declare global {
  interface Window {
    /** Wears the fonts that waited: for another page, whose places nobody has seen yet. */
    wearFonts?: () => void;
  }
}

/** Pixels from which the browser's measure of layout shift takes it for a move. */
const leastMove = 3;
/** The layout shift that one family may cause: with two of them a visit stays within a hundredth. */
const mostShift = 0.004;
interface Place {
  readonly box: DOMRect;
  /** Where the first line begins: words in bold or after a link may go to the next line while their paragraph stays. */
  readonly start: DOMRect;
}
type Places = Map<Node, Place>;

function rangeOf(text: Node): Range {
  const range = new Range();
  range.selectNode(text);
  return range;
}

function placeOf(node: Node): Place {
  const seen = node instanceof Element ? node : rangeOf(node);
  const box = seen.getBoundingClientRect();
  return { box, start: seen.getClientRects()[0] ?? box };
}

/** Text that is all there is in its element stays or moves with it. */
const isTextAmongOthers = (node: Node) => node instanceof Text && node.parentNode?.childNodes.length !== 1 && node.data.trim() !== '';

/**
 * What is in the window, and where: each element before what is in it. Does not look into what is out of view, which is
 * not laid out for it, nor into drawings.
 */
function placesIn(parent: Element, found: Places = new Map()): Places {
  for (const node of parent.childNodes) {
    if (!(node instanceof Element || isTextAmongOthers(node))) continue;
    const place = placeOf(node);
    const { width, height, top, bottom } = place.box;
    const hasBox = width > 0 && height > 0;
    if (hasBox && (bottom <= 0 || top >= innerHeight)) continue;
    if (hasBox) found.set(node, place);
    if (!(node instanceof HTMLElement)) continue;
    // Of the many that are hidden few have anything in them: to ask for a style takes longer than all else here.
    if (hasBox || (node.childElementCount > 0 && getComputedStyle(node).display === 'contents')) placesIn(node, found);
  }
  return found;
}

/** Pixels by which all that is seen was moved by what stands above the window: browsers that hold a reader's place undo that. */
function driftSince(before: Places): number {
  if (scrollY === 0 || !CSS.supports('overflow-anchor: auto')) return 0;
  const [anchor] = [...before].filter(([, { start }]) => start.top >= 0);
  return anchor ? placeOf(anchor[0]).start.y - anchor[1].start.y : 0;
}

/** About what the browser would count as layout shift since then: the share of the window that moved, times how far it moved. */
function shiftSince(before: Places): number {
  const drift = driftSince(before);
  const counted = new Set<Node | null>();
  let area = 0;
  let furthest = 0;
  for (const [node, { box, start }] of before) {
    const now = placeOf(node);
    const move = Math.max(Math.abs(now.start.x - start.x), Math.abs(now.start.y - start.y - drift));
    if (move < leastMove) continue;
    furthest = Math.max(furthest, move);
    counted.add(node);
    if (counted.has(node.parentNode)) continue;
    const height = Math.min(innerHeight, Math.max(box.bottom, now.box.bottom)) - Math.max(0, Math.min(box.top, now.box.top));
    area += height * Math.min(innerWidth, Math.max(box.width, now.box.width));
  }
  return Math.min(1, area / (innerWidth * innerHeight)) * Math.min(1, furthest / Math.max(innerWidth, innerHeight));
}

/** Each family in a task of its own, so that none keeps a tap waiting for long. */
function tryOn([family, ...others]: readonly (readonly FontFace[])[], settle: () => void) {
  if (!family) return bringBackSlowly(settle);
  // In one task with the measuring: what else changes on the page is no move of the font's.
  const before = placesIn(document.body);
  // All its faces at once: each that came later would have the whole page laid out again.
  wear(family);
  if (shiftSince(before) > mostShift) for (const face of family) document.fonts.delete(face);
  setTimeout(tryOn, 0, others, settle);
}

/** Tries on the fonts of a visit's first page, once it has been painted. Fulfilled when each is worn, or waits for another page. */
export async function tryFontsOn(): Promise<void> {
  const families = window.fontsToTry;
  if (!families) return;
  window.wearFonts = () => wear(families.flat());
  addEventListener('beforeprint', window.wearFonts);
  noticeSigns();
  await new Promise<void>(afterFirstPaint);
  // What does not come is stood in for.
  const came = await loadFirst(families);
  const there = families.filter((_, place) => came[place]?.status === 'fulfilled');
  // A task each, since each takes a slow phone some time.
  await new Promise((next) => setTimeout(next));
  setAside();
  await new Promise<void>((settle) => setTimeout(tryOn, 0, there, settle));
}
