/** Reads the words of pictures. Arguments and errors are as in content.server.ts. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type Localized, localized } from '#app/content/text/localized.ts';
import type { ProseElement } from '#app/content/text/prose.ts';
import { filled } from '#app/content/text/shared-values.server.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import { type Picture, pictureSchema } from './picture.schema.ts';

/** A picture in one language. */
export type ShownPicture = Localized<Picture> & { readonly id: string };

const folderOf = (root: string) => join(root, 'pictures');

export function pictureFile(id: string, root = contentRoot): string {
  return join(folderOf(root), `${id}.yaml`);
}

/** Lists the ids of all records, which are also the drawings' names, alphabetically. */
export function pictureIds(root = contentRoot): string[] {
  if (!existsSync(folderOf(root))) return [];
  return readdirSync(folderOf(root))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

/**
 * Reads a record in both languages, with the shared values that its texts quote.
 * @throws ContentError naming file, line and field.
 */
export function pictureRecord(id: string, root = contentRoot): Picture {
  const file = pictureFile(id, root);
  return filled(readYaml(file, pictureSchema), file, root);
}

function shownPicture(id: string, language: Language, root = contentRoot): ShownPicture {
  return { ...localized(pictureRecord(id, root), language), id };
}

/** Builds the id of the plate at an article's head, which is also its picture in shared links. */
export function plateId(slug: string): string {
  return `plate-${slug}`;
}

/** Reads an article's plate; undefined if it has none yet. */
export function plateOf(slug: string, language: Language, root = contentRoot): ShownPicture | undefined {
  return existsSync(pictureFile(plateId(slug), root)) ? shownPicture(plateId(slug), language, root) : undefined;
}

/**
 * Reads a picture as a part of an article's prose: its labels are the children, each with its place; undefined if there is no such record,
 * or for a plate, which belongs to an article's head.
 */
export function pictureProse(id: string, language: Language, root = contentRoot): ProseElement | undefined {
  if (!existsSync(pictureFile(id, root))) return undefined;
  const { type, name, caption, halves, labels, words, moves } = shownPicture(id, language, root);
  if (type === 'plate') return undefined;
  const attributes: ProseElement['attributes'] = { id, type, name, caption };
  const [first, second] = halves ?? [];
  if (first && second) Object.assign(attributes, { first, second });
  if (words) attributes.words = words.map(({ at, text }) => `${at.join(' ')} ${text}`).join('|');
  if (moves) {
    attributes.moving = moves.drawing;
    attributes.slider = moves.label;
    attributes.stages = moves.stages.join('|');
  }
  const children = labels.map(
    ({ at, also, beside, text }): ProseElement => ({
      tag: 'li',
      attributes: {
        at: at.flat().join(' '),
        ...(also ? { also: also.flat().join(' ') } : {}),
        ...(beside ? { beside: beside.join(' ') } : {}),
      },
      children: [text],
    }),
  );
  return { tag: 'picture', attributes, children };
}
