/**
 * Runs directly after the markup it corrects, so that the closure banner, the first-screen pictures and a form's frame are never painted wrong.
 * A page may contain it twice: every call may safely be repeated.
 */
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { showClosures } from './closures.ts';
import { showMonthPicture } from './month-picture.ts';

// A form opens by its anchor: app/styles/header.css then takes away what the form will take the place of.
document.documentElement.toggleAttribute('data-at-form', location.hash.startsWith(`#${formAnchor}`));
showClosures();
window.matchPictures?.();
showMonthPicture();
