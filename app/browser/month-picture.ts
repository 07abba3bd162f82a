/**
 * The picture of the present month in home's opening, by the device's own calendar, which is San Antonio's but for hours;
 * app/browser/year-show.ts knows better. Without script the first picture is shown.
 */
import { slideWidths } from '#app/content/photographs/picture-widths.ts';

/** Of each month, January first: the picture's name, filled in by scripts/build/page-scripts.ts. */
declare const monthPictures: readonly string[];

/** Asks for it in the head of home, as early as the browser would for a picture that it finds in the page. */
export function preloadMonthPicture() {
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } = document.documentElement.dataset;
  const crop = matchMedia('(min-width: 768px)').matches ? 'wide' : 'tall';
  const path = `/art/hero/${monthPictures[new Date().getMonth()]}-${theme}-${crop}`;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  // A browser that does not know the format fetches the other one from the page.
  link.type = 'image/avif';
  link.imageSrcset = slideWidths[crop].map((width) => `${path}-${width}.avif ${width}w`).join(', ');
  link.imageSizes = '100vw';
  link.fetchPriority = 'high';
  document.head.append(link);
}

/** Shows it, right behind the pictures, in place of the first: none is painted that would only be faded out again. */
export function showMonthPicture() {
  const month = String(new Date().getMonth() + 1);
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-months]')];
  const present = pictures.find(({ dataset }) => dataset.months?.split(' ').includes(month)) ?? pictures[0];
  for (const picture of pictures) {
    picture.hidden = picture !== present;
    picture.dataset.current = String(picture === present);
    picture.ariaHidden = String(picture !== present);
  }
  const image = present?.querySelector('img');
  if (!image) return;
  image.fetchPriority = 'high';
  image.loading = 'eager';
}
