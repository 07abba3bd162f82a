import { z } from 'zod';
import { photoFields } from '#app/content/photographs/photo.schema.ts';
import { label } from '#app/content/text/label.ts';
import { bilingual, id, sampleMark, text, unique } from '#app/content/text/text.schema.ts';

const quote = z.strictObject({
  sample: sampleMark,
  id,
  name: text.meta(label('Name', 'Nombre')),
  role: bilingual.meta(label('Role', 'Puesto')),
  quote: bilingual.meta(label('Quote', 'Lo que dice')),
  /** Without one, the quote has a drawn quotation mark. */
  portrait: z
    .strictObject({ ...photoFields, alt: bilingual })
    .optional()
    .meta(
      label('Photo', 'Fotografía', {
        picture: 'staff',
        help: {
          en: 'At least 600 pixels on the short side. If there’s no photo, the site shows a quotation mark.',
          es: 'Por lo menos 600 pixeles en el lado corto. Sin ella, se dibujan unas comillas.',
        },
      }),
    ),
});

/** Quotes of the staff for the team page, and the grid of members, hidden until the practice shows it. */
export const staffSchema = z.strictObject({
  quotes: z
    .array(quote)
    .length(4, 'expected four quotes')
    .refine((all) => unique(all, ({ id }) => id), 'expected each id once: photographs are kept by it')
    .meta(label('Quotes', 'Frases')),
  grid: z
    .strictObject({
      visible: z.boolean().meta(label('Show the staff on the team page', 'Mostrar al personal en la página del equipo')),
      members: z
        .array(
          z.strictObject({
            sample: sampleMark,
            id,
            name: text.meta(label('Name', 'Nombre')),
            role: bilingual.meta(label('Role', 'Puesto')),
            years: z.int().positive().meta(label('Years here', 'Años aquí')),
          }),
        )
        .meta(label('People', 'Personas')),
    })
    .meta(label('The staff', 'El personal')),
});
export type Staff = z.infer<typeof staffSchema>;
