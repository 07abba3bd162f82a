import { z } from 'zod';
import { photoFields } from '#app/content/photographs/photo.schema.ts';
import { dayLabels, isAscending, time } from '#app/content/practice/hours.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { bilingual, bilingualParagraphs, httpsUrl, id, language, sampleMark, text } from '#app/content/text/text.schema.ts';
import { adultAge } from '#app/requests/patient.ts';

const alt = bilingual;

/** A monogram drawn over a pollen grain until the practice supplies a photograph, from which every crop is cut. */
const portrait = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('monogram'),
      initials: z.string().regex(/^\p{Lu}{2,3}$/u, 'expected two or three capital letters'),
      grain: z.enum(['juniper', 'ragweed', 'oak']),
      alt,
    }),
    z.strictObject({ ...photoFields, alt }),
  ],
  { error: 'expected kind: monogram or photo' },
);

const shift = z
  .strictObject({
    location: id.meta(label('Office', 'Consultorio', { of: 'offices' })),
    opens: time.meta(label('From', 'De')),
    closes: time.meta(label('Until', 'Hasta')),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'expected a time after opening' });

/** The blocks of one day; `off` if the doctor sees no patients. */
const dayShifts = z.preprocess(
  (value) => (value === 'off' ? [] : value),
  z
    .array(shift, { error: 'expected a list of blocks, or off' })
    .refine(isAscending, 'expected blocks in order of time that do not overlap'),
);

const review = z.strictObject({
  sample: sampleMark,
  text: bilingual.meta(label('Text', 'Texto')),
  author: text.meta(label('Reviewer’s name', 'Quién lo dice')),
  rating: z.int().min(1).max(5).meta(label('Stars', 'Estrellas')),
  source: z.literal('Google'),
});

const publication = z.strictObject({
  sample: sampleMark,
  title: bilingual.meta(label('Title', 'Título')),
  journal: bilingual.meta(label('Journal', 'Revista')),
  year: z.int().min(1950).meta(label('Year', 'Año')),
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/, 'expected a DOI, 10.…/…')
    .optional()
    .meta(label('DOI', 'DOI')),
  url: httpsUrl.optional().meta(label('Web address', 'Dirección')),
});

/** Required fields come first; the page is complete without the rest. */
export const physicianRecordSchema = z.strictObject({
  id,
  slug: id,
  name: text.meta(label('Name', 'Nombre')),
  credentials: text.meta(label('Credentials after the name', 'Siglas después del nombre')),
  /** The form of address; Spanish titles agree with the person. */
  title: bilingual.meta(label('Title before the name', 'Título antes del nombre')),
  specialties: z.array(bilingual).min(1).meta(label('Specialties', 'Especialidades')),
  practiceStartYear: z.int().min(1950).meta(label('In practice since (year)', 'Ejerce desde')),
  /** The office where patients most often see the doctor. */
  location: id.meta(label('Main office', 'Consultorio principal', { of: 'offices' })),
  languagesSpoken: z
    .array(language)
    .min(1)
    .meta(label('Languages spoken', 'Habla', { options: { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } } })),
  /** The age in years from which the doctor sees patients; 0 is from birth on. Every text about whom a doctor sees uses it. */
  seesFromAge: z.int().min(0).max(adultAge).meta(label('Youngest age seen', 'Atiende desde esta edad')),
  /** Whether new patients can request this doctor now. */
  acceptsNewPatients: z.boolean().meta(label('Accepting new patients', 'Recibe pacientes nuevos')),
  schedule: z
    .strictObject({
      monday: dayShifts.meta(dayLabels.monday),
      tuesday: dayShifts.meta(dayLabels.tuesday),
      wednesday: dayShifts.meta(dayLabels.wednesday),
      thursday: dayShifts.meta(dayLabels.thursday),
      friday: dayShifts.meta(dayLabels.friday),
    })
    .meta(label('Schedule', 'Horario')),
  shortDescription: bilingual.meta(label('Short description', 'En breve')),
  /** Paragraphs, bold and links only. */
  bio: bilingual.meta(
    label('About the doctor', 'Sobre el médico', {
      help: {
        en: 'Leave a blank line between paragraphs. Type **bold** for bold text and [text](page:id) for a link.',
        es: 'Una línea en blanco empieza otro párrafo; **negrita**, [texto](page:id) para un enlace.',
      },
    }),
  ),
  portrait: portrait.meta(
    label('Photo', 'Fotografía', {
      picture: 'physician',
      help: {
        en: 'At least 1,200 pixels on the short side. If there’s no photo, the site shows a drawing of a plant with the doctor’s initials.',
        es: 'Por lo menos 1,200 pixeles en el lado corto. Sin ella, el sitio dibuja una planta con las iniciales.',
      },
    }),
  ),
  sample: sampleMark,
  tagline: bilingual.optional().meta(label('Tagline', 'Lema')),
  /** In words, if they say more than the year. */
  experience: bilingual.optional().meta(label('Experience', 'Experiencia')),
  /** Groups besides children that the doctor cares for; pages about them link here. */
  caresFor: z
    .array(z.enum(['veterans']))
    .default([])
    .meta(label('Also cares for', 'También atiende a', { options: { veterans: { en: 'Veterans', es: 'Veteranos' } } })),
  badges: z.array(bilingual).default([]).meta(label('Badges', 'Distintivos')),
  quickFacts: z.array(bilingual).default([]).meta(label('Quick facts', 'Datos breves')),
  specialFocus: z.array(bilingual).default([]).meta(label('Special focus', 'Áreas de interés')),
  education: z
    .array(
      z.strictObject({
        degree: bilingual.meta(label('Degree', 'Título')),
        institution: text.meta(label('School or hospital', 'Escuela u hospital')),
        year: z.int().min(1950).meta(label('Year', 'Año')),
      }),
    )
    .default([])
    .meta(label('Education', 'Formación')),
  publications: z.array(publication).default([]).meta(label('Publications', 'Publicaciones')),
  personalInterests: z.array(bilingual).default([]).meta(label('Outside the office', 'Fuera del consultorio')),
  letter: bilingualParagraphs.optional().meta(label('Letter to patients', 'Carta a los pacientes')),
  reviews: z.array(review).default([]).meta(label('Reviews', 'Reseñas')),
  /** The sentence on the label of the drawn herbarium sheet. */
  plate: z
    .strictObject({ sample: sampleMark, label: bilingual.meta(label('Sentence', 'Frase')) })
    .optional()
    .meta(label('Label on the plant drawing', 'Etiqueta de la planta dibujada')),
  /** The caption under the enlarged portrait; without a caption the portrait cannot be enlarged. */
  expandedImage: z
    .strictObject({ caption: bilingual.meta(label('Caption', 'Pie de imagen')) })
    .optional()
    .meta(label('Under the enlarged photo or drawing', 'Debajo del retrato cuando se abre en grande')),
  /** Names once used under /doctor/, beyond those that follow from the name itself. */
  legacyNames: z.array(id).meta(fixed),
});

export type PhysicianRecord = z.infer<typeof physicianRecordSchema>;

/** A physician as the pages use it: the bio parsed into prose. */
export type Physician = Omit<PhysicianRecord, 'bio'> & { bio: { en: ProseNode[]; es: ProseNode[] } };
