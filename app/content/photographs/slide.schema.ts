import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, unique } from '#app/content/text/text.schema.ts';
import type { Bilingual } from '#app/site/language.ts';
import { photoFields } from './photo.schema.ts';

/** The seven plants of San Antonio's air year, in the order of the slideshow. */
export const sceneIds = ['cedar', 'elm-ash', 'oak', 'pecan', 'grass', 'ragweed', 'mold'] as const;
export type SceneId = (typeof sceneIds)[number];

const month = z.int().min(1).max(12);

const slide = z.strictObject({
  id: z.enum(sceneIds).meta(fixed),
  /** Months of the scene, 1 = January. */
  months: z.array(month).min(1).meta(fixed),
  alt: bilingual.meta(label('Describe the picture for people who can’t see it', 'Qué muestra la imagen, para quien no la ve')),
  /** A photograph in place of the drawn scene; `alt` then says what it shows. */
  picture: z
    .strictObject(photoFields)
    .optional()
    .meta(
      label('Photo', 'Fotografía', {
        picture: 'slide',
        help: {
          en: 'At least 1,600 pixels wide and 1,200 high. If there’s no photo, the site shows a drawing. The headline is on the left (at the top on phones).',
          es: 'Por lo menos 1,600 pixeles de ancho y 1,200 de alto. Sin ella, el sitio muestra un dibujo. El título va a la izquierda; en el teléfono, arriba.',
        },
      }),
    ),
  caption: bilingual.meta(label('Caption', 'Pie de la imagen')),
  /** The subject of the round picture beside the headline, enlarged. */
  specimen: bilingual.meta(label('What the round picture shows', 'Qué muestra la imagen redonda')),
  /** The pictured grain's approximate width in thousandths of a millimeter; without a width no scale is shown. */
  micrometers: z.int().min(5).max(100).optional().meta(fixed),
  /** The part of the tall picture that stays visible on phone screens wider than it. */
  mobilePosition: z.enum(['top', 'center', 'bottom']).meta(fixed),
});
export type Slide = z.infer<typeof slide>;

export const slidesSchema = z.strictObject({
  slides: z
    .array(slide)
    .length(sceneIds.length, 'expected the seven scenes')
    .refine((all) => unique(all, ({ id }) => id), 'expected each scene once')
    .meta(label('Slides', 'Diapositivas')),
});

/** A month of the strip below the slideshow. */
export interface AirMonth {
  /** 1 = January. */
  readonly month: number;
  readonly plant: SceneId;
  /** The amount of the month's main plant in the air: 0 none, 1 low, 2 moderate, 3 high. */
  readonly level: number;
  /** The plant with most in the air. */
  readonly name: Bilingual;
  readonly words: Bilingual;
}

export interface YearStrip {
  readonly draft?: true;
  readonly note: Bilingual;
  readonly months: readonly AirMonth[];
}
