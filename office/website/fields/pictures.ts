/** Finds the photos in a value by its fields. */
import type { PictureUse } from '#app/content/text/label.ts';
import type { Field } from './field.ts';
import { isPhoto, listOf, partOf } from './form-value.ts';
import { withAt } from './places.ts';

export interface PlacedPicture {
  readonly path: string;
  readonly use: PictureUse;
  /** The name of the file in content/photos; undefined where there is no picture. */
  readonly file: string | undefined;
}

/** Lists every place for a photo, with or without one. */
export function picturesOf(field: Field, value: unknown, path = ''): PlacedPicture[] {
  if (field.kind === 'picture') return [{ path, use: field.use, file: isPhoto(value) ? value.file : undefined }];
  if (field.kind === 'list') return listOf(value).flatMap((item, at) => picturesOf(field.item, item, `${path}.${at}`));
  if (field.kind !== 'group') return [];
  return field.fields.flatMap((below) => picturesOf(below, partOf(value, below.name), path ? `${path}.${below.name}` : below.name));
}

/** Lists the photos' file names. */
export function photosIn(field: Field, value: unknown): string[] {
  return picturesOf(field, value).flatMap(({ file }) => file ?? []);
}

/** Clears a slide's description when its picture changes, so the form requires a new one. `steps` is the picture's path. */
export const withoutSlideText = (value: unknown, steps: readonly string[]): unknown =>
  withAt(value, [...steps.slice(0, -1), 'alt'], { en: '', es: '' });
