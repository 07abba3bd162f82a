/**
 * Stands right behind what must be right before the browser paints it: the banner of closures, and pictures in the first screen.
 * A page may hold it twice; what has been done is not done again.
 */
import { showClosures } from './closures.ts';
import { showMonthPicture } from './month-picture.ts';

showClosures();
window.matchPictures?.();
showMonthPicture();
