/**
 * Runs directly after the markup it corrects, so that the closure banner, first-screen pictures and a form's frame are never painted wrong.
 * A page may contain it twice: every call may safely be repeated.
 */
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { showClosures } from './closures.ts';
import { showMonthPicture } from './month-picture.ts';

// A form opens by its anchor: app/styles/header.css then hides what the form will replace.
document.documentElement.toggleAttribute('data-at-form', location.hash.startsWith(`#${formAnchor}`));
showClosures();
window.matchPictures?.();
showMonthPicture();
