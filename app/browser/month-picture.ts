/**
 * Stands in the head of home: asks for the picture of the present month, which no markup can name beforehand, as early as
 * the browser would for one that it finds in the page. What shows it is app/browser/pictures.ts.
 */
import { slideWidths } from '#app/content/picture-widths.ts';

/** Of each month, January first: the picture's name, filled in by scripts/build/inline-scripts.ts. */
declare const monthPictures: readonly string[];

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
