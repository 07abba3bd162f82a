/**
 * The web fonts, asked for in the head. Whoever comes from another page of this site has them on the device and wears them
 * from the start; on the first page of a visit they are tried on after the first paint (app/browser/try-fonts.ts). With
 * a connection to be spared none is fetched. See docs/decisions/026-fonts-that-move-nothing.md.
 */
import { isReturning } from './returning.ts';
import { isLean } from './save-data.ts';

declare global {
  interface Window {
    /** The fonts of a visit's first page, by family; of each family the first is on every page. */
    fontsToTry?: readonly (readonly FontFace[])[];
  }
}

/** A face of app/styles/web-fonts.css, filled in by scripts/build/inline-scripts.ts. */
export interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}
/** Mentioned once: each mention is all that is filled in. */
declare const webFonts: readonly WebFont[];

/** Puts fonts on the page. */
export const wear = (faces: readonly FontFace[]) => faces.forEach((face) => void document.fonts.add(face));

/** Asks for the first of each family; the browser fetches others where it meets text of their weight. */
export const loadFirst = (families: readonly (readonly FontFace[])[]) => Promise.allSettled(families.map(([first]) => first?.load()));

/** Whether another page of this site, or this one, was read just now: then its fonts are on the device. */
const comesFromHere = () => isReturning || document.referrer.startsWith(`${location.origin}/`);

/** Begins with the web fonts. To be called in the head. */
export function beginWebFonts() {
  if (isLean()) return;
  const faces = webFonts.map(({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight, display: 'swap' }));
  const names = new Set(faces.map(({ family }) => family));
  const families = [...names].map((name) => faces.filter(({ family }) => family === name));
  if (!comesFromHere()) {
    window.fontsToTry = families;
    return;
  }
  wear(faces);
  // Asked for at once, they are there before the first paint.
  void loadFirst(families);
}
