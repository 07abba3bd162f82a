/**
 * Stands right behind the pictures of home's opening, which all wait to be fetched: the present month's is shown and asked for
 * before anything is painted, in the theme's rendering, and none that would only be faded out again. By the device's own
 * calendar, which is San Antonio's but for hours; app/browser/year-show.ts knows better. Without script the first is shown.
 */
import { fetchNearPictures } from './near-pictures.ts';

window.matchPictures?.();

const month = String(new Date().getMonth() + 1);
const pictures = [...document.querySelectorAll<HTMLElement>('[data-months]')];
const present = pictures.find(({ dataset }) => dataset.months?.split(' ').includes(month)) ?? pictures[0];
for (const picture of pictures) {
  picture.hidden = picture !== present;
  picture.dataset.current = String(picture === present);
  picture.ariaHidden = String(picture !== present);
}
const image = present?.querySelector('img');
if (image) {
  image.fetchPriority = 'high';
  image.loading = 'eager';
}

addEventListener('DOMContentLoaded', fetchNearPictures);
