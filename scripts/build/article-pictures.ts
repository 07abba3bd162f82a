/** Writes the drawings of the articles as SVG files, and checks every drawing against its record in content/pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { pictureFile, pictureIds, pictureRecord } from '#app/content/pictures/pictures.server.ts';
import type { Theme } from '../../art/grains/model.ts';
import { pictureSvg, pictures } from '../../art/pictures/pictures.ts';

export const pictureThemes: readonly Theme[] = ['light', 'dark'];

/** The path of one drawing, relative to the site's root. */
function articlePicturePath(id: string, theme: Theme): string {
  return `art/pictures/${id}-${theme}.svg`;
}

/** A message for each drawing without a record, record without a drawing, and pair of both with different types. */
export function pictureFaults(root = contentRoot): string[] {
  const ids = pictureIds(root);
  return [
    ...ids.flatMap((id) => {
      const drawn = pictures[id];
      if (!drawn) return [`${pictureFile(id, root)}: expected a drawing of this name in art/pictures/pictures.ts, found none`];
      const { type } = pictureRecord(id, root);
      return drawn.type === type ? [] : [`${pictureFile(id, root)} type: expected ${drawn.type}, as it is drawn, found ${type}`];
    }),
    ...Object.keys(pictures)
      .filter((id) => !ids.includes(id))
      .map((id) => `art/pictures/pictures.ts: expected content/pictures/${id}.yaml for the drawing "${id}", found none`),
  ];
}

/**
 * Writes `art/pictures/<id>-<light|dark>.svg` into `output` for every record of content/pictures.
 * @throws Error naming every fault.
 */
export async function writeArticlePictures(output: string): Promise<void> {
  const faults = pictureFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await mkdir(join(output, 'art/pictures'), { recursive: true });
  for (const id of pictureIds()) {
    for (const theme of pictureThemes) {
      await writeFile(join(output, articlePicturePath(id, theme)), pictureSvg(id, theme));
    }
  }
}
