/**
 * The web fonts, without the first paint waiting for them and without anything moving when they come. The first page of
 * a visit is painted in the stand-ins; then the fonts are fetched, and worn if next to nothing in the window changes its
 * place by it. Where a line would break elsewhere a font waits for the next page, which wears it from the start: it is on
 * the device by then. With a connection to be spared none is fetched. See docs/decisions/026-fonts-that-move-nothing.md.
 */
import { isLean } from './save-data.ts';

declare global {
  interface Window {
    /** Wears the fonts that waited: for another page, whose places nobody has seen yet. */
    wearFonts?: () => void;
  }
}

/** A face of app/styles/web-fonts.css, filled in by scripts/build/inline-scripts.ts. */
export interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}
/** Of each family the first is on every page; the browser fetches others only where it meets text of their weight. */
declare const webFonts: readonly WebFont[];

/** Pixels from which the browser's measure of layout shift takes it for a move. */
const leastMove = 3;
/** The layout shift that one family may cause: with two of them a visit stays within a hundredth. */
const mostShift = 0.004;
interface Place {
  readonly box: DOMRect;
  /** Where the first line begins: text may go to the next line while its paragraph stays. */
  readonly start: DOMRect;
}
type Places = Map<Node, Place>;

function placeOf(node: Node): Place {
  if (node instanceof Element) {
    const box = node.getBoundingClientRect();
    return { box, start: box };
  }
  const range = new Range();
  range.selectNode(node);
  const box = range.getBoundingClientRect();
  return { box, start: range.getClientRects()[0] ?? box };
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
    if (node instanceof HTMLElement && (hasBox || getComputedStyle(node).display === 'contents')) placesIn(node, found);
  }
  return found;
}

/** About what the browser would count as layout shift since then: the share of the window that moved, times how far it moved. */
function shiftSince(before: Places): number {
  const counted = new Set<Node | null>();
  let area = 0;
  let furthest = 0;
  for (const [node, { box, start }] of before) {
    const now = placeOf(node);
    // What has been taken away or put in its place meanwhile, as what is true now, was not moved by a font.
    if (now.box.width === 0) continue;
    const move = Math.max(Math.abs(now.start.x - start.x), Math.abs(now.start.y - start.y));
    if (move < leastMove) continue;
    furthest = Math.max(furthest, move);
    counted.add(node);
    if (counted.has(node.parentNode)) continue;
    const height = Math.min(innerHeight, Math.max(box.bottom, now.box.bottom)) - Math.max(0, Math.min(box.top, now.box.top));
    area += height * Math.min(innerWidth, Math.max(box.width, now.box.width));
  }
  return Math.min(1, area / (innerWidth * innerHeight)) * Math.min(1, furthest / Math.max(innerWidth, innerHeight));
}

function afterFirstPaint(work: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return addEventListener('load', work);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/** Whether another page of this site, or this one, was read just now: then its fonts are on the device. */
function comesFromHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
}

/** Begins with the web fonts. To be called in the head. */
export function wearWebFonts() {
  if (isLean) return;
  const faces = webFonts.map(({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight, display: 'swap' }));
  const wear = (some: readonly FontFace[]) => some.forEach((face) => void document.fonts.add(face));
  const wearAll = () => wear(faces);
  if (comesFromHere()) return wearAll();
  window.wearFonts = wearAll;
  addEventListener('beforeprint', wearAll);

  /** Measuring and wearing are tasks of their own, each with a family: none keeps a tap waiting for long. */
  const tryOn = ([family, ...others]: readonly FontFace[][]) => {
    const [first] = family ?? [];
    if (!family || !first) return;
    const before = placesIn(document.body);
    setTimeout(() => {
      document.fonts.add(first);
      // Without its first, text of the family would be set in the others.
      if (shiftSince(before) > mostShift) document.fonts.delete(first);
      else wear(family);
      setTimeout(tryOn, 0, others);
    });
  };

  afterFirstPaint(async () => {
    const names = new Set(faces.map(({ family }) => family));
    const families = [...names].map((name) => faces.filter(({ family }) => family === name));
    // What does not come is stood in for.
    const came = await Promise.allSettled(families.map(([first]) => first?.load()));
    setTimeout(
      tryOn,
      0,
      families.filter((_, place) => came[place]?.status === 'fulfilled'),
    );
  });
}
