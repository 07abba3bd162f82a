/**
 * Shows the present month's picture at the top of home, by the device's own calendar, which differs from San Antonio's by hours at
 * most; app/browser/year-show.ts corrects it later. Without JavaScript the first picture is shown.
 */
import { specimenSizes, wideWindow } from '#app/content/photographs/slide-window.ts';
import { slideWidths } from '#art/drawn.ts';

/** Each month's picture name, January first, and whether it has a specimen; filled in by scripts/build/page-scripts.ts. */
declare const monthPictures: readonly { readonly id: string; readonly specimen: boolean }[];

/** Preloads the month's picture and its specimen from the head of home, so that they load as early as images in the page's own HTML. */
export function preloadMonthPicture() {
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } = document.documentElement.dataset;
  const picture = monthPictures[new Date().getMonth()];
  const path = `/art/hero/${picture?.id}-${theme}`;
  preload(path, matchMedia(wideWindow).matches ? 'wide' : 'tall', '100vw');
  if (picture?.specimen) preload(path, 'specimen', specimenSizes);
}

function preload(path: string, crop: keyof typeof slideWidths, sizes: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  // A browser without AVIF ignores this preload and loads the other format from the page.
  link.type = 'image/avif';
  link.imageSrcset = slideWidths[crop].map((width) => `${path}-${crop}-${width}.avif ${width}w`).join(', ');
  link.imageSizes = sizes;
  link.fetchPriority = 'high';
  document.head.append(link);
}

/** Shows the month's picture, specimen and text instead of the first ones before anything is painted, so that nothing has to fade out. */
export function showMonthPicture() {
  const month = String(new Date().getMonth() + 1);
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-months]')];
  const present = Math.max(
    0,
    pictures.findIndex(({ dataset }) => dataset.months?.split(' ').includes(month)),
  );
  for (const [place, picture] of pictures.entries()) {
    show(picture, place === present);
    picture.setAttribute('aria-hidden', String(place !== present));
  }
  for (const [place, specimen] of document.querySelectorAll<HTMLElement>('[data-specimen]').entries()) show(specimen, place === present);
  for (const line of document.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = line.dataset.line !== month;
}

function show(part: HTMLElement, isPresent: boolean) {
  part.hidden = !isPresent;
  part.dataset.current = String(isPresent);
  const image = isPresent && part.querySelector('img');
  if (!image) return;
  image.fetchPriority = 'high';
  image.loading = 'eager';
}
