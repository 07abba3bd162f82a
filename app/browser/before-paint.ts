/**
 * Runs directly after the markup it corrects, so that the closure banner and the first-screen pictures are never painted wrong.
 * A page may contain it twice: every call may safely be repeated.
 */
import { showClosures } from './closures.ts';
import { showMonthPicture } from './month-picture.ts';

showClosures();
window.matchPictures?.();
showMonthPicture();
