import { contentRoot } from '#app/content/content-root.server.ts';
import { pictureFile, pictureIds, pictureRecord } from '#app/content/pictures/pictures.server.ts';
import { drawnPictures } from '#art/manifest.ts';

/** Returns a message for each article drawing without a record, record without a drawing, and pair of both with different types. */
export function pictureFaults(root = contentRoot): string[] {
  const ids = pictureIds(root);
  const drawn = new Map(Object.entries(drawnPictures()).flatMap(([id, { type }]) => (type ? [[id.replace('pictures/', ''), type]] : [])));
  return [
    ...ids.flatMap((id) => {
      const expected = drawn.get(id);
      if (!expected) return [`${pictureFile(id, root)}: expected a drawing of this name in art/pictures/pictures.ts, found none`];
      const { type } = pictureRecord(id, root);
      return expected === type ? [] : [`${pictureFile(id, root)} type: expected ${expected}, as it is drawn, found ${type}`];
    }),
    ...[...drawn.keys()]
      .filter((id) => !ids.includes(id))
      .map((id) => `art/pictures/pictures.ts: expected content/pictures/${id}.yaml for the drawing "${id}", found none`),
  ];
}
