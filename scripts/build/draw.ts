/**
 * Renders the slowest pictures in a process of its own: the slideshow, the plants and grains of the seasons, and the children's pictures.
 * They share one process because a rendered pollen grain is reused in every picture that contains it.
 * Takes the output folder as its argument.
 */
import { join } from 'node:path';
import { writeHeroImages } from './hero-images.ts';
import { writeKidsPictures } from './kids-pictures.ts';
import { writeSeasonPictures } from './season-pictures.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('scripts/build/draw.ts needs the folder to draw into');
await Promise.all([writeHeroImages(join(folder, 'art')), writeKidsPictures(join(folder, 'art')), writeSeasonPictures(folder)]);
