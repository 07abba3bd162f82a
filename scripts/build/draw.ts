/**
 * Draws what takes longest, in a process of its own: the slideshow, the plants and grains of the air's year and the
 * children's pictures. One process for all of them, since a grain that was looked at once serves every picture it is in.
 * Takes the folder that holds what the site will serve.
 */
import { join } from 'node:path';
import { writeHeroImages } from './hero-images.ts';
import { writeKidsPictures } from './kids-pictures.ts';
import { writeSeasonPictures } from './season-pictures.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('scripts/build/draw.ts needs the folder to draw into');
await Promise.all([writeHeroImages(join(folder, 'art')), writeKidsPictures(join(folder, 'art')), writeSeasonPictures(folder)]);
