import { pictureSizes, type Theme } from '../drawn.ts';
import { svg } from '../geometry/svg.ts';
import type { Picture } from './model.ts';
import { newPen } from './pen.ts';
import { airwayAndEyePictures } from './topics/airways-and-eyes.ts';
import { emergencyAndDrugPictures } from './topics/emergencies-and-drugs.ts';
import { foodAndStomachPictures } from './topics/food-and-stomach.ts';
import { immuneSystemPictures } from './topics/immune-system.ts';
import { skinPictures } from './topics/skin.ts';
import { testAndShotPictures } from './topics/tests-and-shots.ts';

/** Every picture that articles show, by the name of its record in content/pictures/. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...airwayAndEyePictures,
  ...emergencyAndDrugPictures,
  ...foodAndStomachPictures,
  ...immuneSystemPictures,
  ...skinPictures,
  ...testAndShotPictures,
};

/** A picture as an SVG file on a transparent ground. Throws for an id that no drawing has. */
export function pictureSvg(id: string, theme: Theme): string {
  const picture = pictures[id];
  if (!picture) throw new Error(`no drawing of art/pictures has the name "${id}"`);
  const { width, height } = pictureSizes[picture.type];
  const pen = newPen(theme);
  const body = picture.type === 'ladder' ? picture.draw(pen) : pen.grained(picture.draw(pen));
  return svg(width, height, pen.defs(), body);
}
