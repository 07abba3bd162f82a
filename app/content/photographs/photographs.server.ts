import { join } from 'node:path';
import { slides, staff } from '#app/content/content.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { physicianFile, physicianRecord } from '#app/content/physicians/physician.server.ts';
import type { PictureUse } from '#app/content/text/label.ts';
import { physicianPages } from '#app/site/pages.ts';
import type { Focus } from './photo.schema.ts';

/** A photograph that a record names, with its use. */
export interface Photograph {
  readonly use: PictureUse;
  /** The id of the physician, the member of the staff or the scene. */
  readonly id: string;
  /** The original, as a path. */
  readonly file: string;
  readonly focus: Focus;
  /** The record that names the photograph, and the field with the name. */
  readonly record: string;
  readonly field: readonly PropertyKey[];
}

interface Named {
  readonly file: string;
  readonly focus: Focus;
}

const original = (root: string, { file, focus }: Named) => ({ file: join(root, 'photos', file), focus });

function ofPhysician(id: string, root: string): Photograph[] {
  const { portrait } = physicianRecord(id, root);
  if (portrait.kind !== 'photo') return [];
  return [{ use: 'physician', id, ...original(root, portrait), record: physicianFile(id, root), field: ['portrait', 'file'] }];
}

function ofStaff(root: string): Photograph[] {
  const record = join(root, 'staff.yaml');
  return staff(root).quotes.flatMap(({ id, portrait }, index): Photograph[] =>
    portrait ? [{ use: 'staff', id, ...original(root, portrait), record, field: ['quotes', index, 'portrait', 'file'] }] : [],
  );
}

function ofSlides(root: string): Photograph[] {
  const record = join(root, 'slides.yaml');
  return slides(root).flatMap(({ id, picture }, index): Photograph[] =>
    picture ? [{ use: 'slide', id, ...original(root, picture), record, field: ['slides', index, 'picture', 'file'] }] : [],
  );
}

/** Returns a reader for each record that may name photographs, so that no fault hides another. Each throws ContentError. */
export function photographReaders(root = contentRoot): (() => Photograph[])[] {
  return [
    ...physicianPages.map(
      ({ id }) =>
        () =>
          ofPhysician(id, root),
    ),
    () => ofStaff(root),
    () => ofSlides(root),
  ];
}

/** Reads every photograph that a record names. Throws ContentError for an unreadable record. */
export function photographs(root = contentRoot): Photograph[] {
  return photographReaders(root).flatMap((read) => read());
}
