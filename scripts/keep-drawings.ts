/** The second part of npm run draw: saves the pictures that content/ needs as finished files, so that no build draws them. */
import { keepForContent } from '#art/content/keep.ts';
import { contentPictures } from './build/content-pictures.ts';

const drawn = await keepForContent(contentPictures().map(([, wish]) => wish));
if (drawn > 0) console.log(`content: ${drawn} pictures`);
