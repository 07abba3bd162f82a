import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, bilingualParagraphs, httpsUrl, isoDate, sampleMark, text } from '#app/content/text/text.schema.ts';
import { keyIdPattern } from '#app/requests/envelope.ts';
import { phone } from './location.schema.ts';

const span = z
  .strictObject({
    min: z.int().positive().meta(label('At least', 'Por lo menos')),
    max: z.int().positive().meta(label('At most', 'Como máximo')),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'expected a number not below min' });

/** The key that encrypts requests; request-settings.server.ts checks that key and fingerprint match. */
const requestKey = z.strictObject({
  sample: sampleMark,
  publicKey: z
    .string()
    .regex(/^B[\w-]{86}$/, 'expected a public key as the office’s page shows it: 87 letters and digits, beginning with B'),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/, 'expected a fingerprint as the office’s page shows it: 64 digits from 0 to f'),
});

/** Facts about the practice as a whole. Figures carry the day on which they were true. */
export const practiceSchema = z.strictObject({
  brand: z
    .strictObject({ sample: sampleMark, name: text.meta(label('Name', 'Nombre')) })
    .meta(label('The practice’s name', 'El nombre del consultorio')),
  website: z
    .strictObject({ sample: sampleMark, url: httpsUrl.meta(label('Web address', 'Dirección')) })
    .meta(label('The website', 'El sitio web')),
  city: bilingual.meta(label('City', 'Ciudad')),
  tagline: bilingual.meta(label('Tagline', 'Lema')),
  summary: bilingual.meta(label('The practice in one sentence', 'El consultorio en una frase')),
  social: z
    .strictObject({
      sample: sampleMark,
      facebook: httpsUrl.meta(label('Facebook', 'Facebook')),
      instagram: httpsUrl.meta(label('Instagram', 'Instagram')),
      youtube: httpsUrl.meta(label('YouTube', 'YouTube')),
    })
    .meta(label('Social media', 'Redes sociales')),
  portal: z
    .strictObject({ sample: sampleMark, url: httpsUrl.meta(label('Web address', 'Dirección')) })
    .meta(label('Patient portal', 'Portal de pacientes')),
  pollenCount: z
    .strictObject({
      sample: sampleMark,
      url: httpsUrl.meta(label('Web address', 'Dirección')),
      station: bilingual.meta(label('Station', 'Estación')),
      /** The count of a day in San Antonio; pages stop showing it by themselves once it is older than a day. */
      latest: z.strictObject({ sample: sampleMark, day: isoDate, text: bilingual }).optional().meta(fixed),
    })
    .meta(label('Pollen count', 'Conteo de polen')),
  /** The languages spoken at the offices, and help in others. */
  languages: z
    .strictObject({ sample: sampleMark, text: bilingual.meta(label('Text', 'Texto')) })
    .meta(label('Languages spoken', 'Idiomas')),
  /** The city's buses: name, phone number for directions, and address of the trip planner. */
  transit: z
    .strictObject({
      name: text.meta(label('Name', 'Nombre')),
      phone: phone.meta(label('Phone', 'Teléfono')),
      url: httpsUrl.meta(label('Web address', 'Dirección')),
    })
    .meta(label('City buses', 'Autobuses de la ciudad')),
  video: z
    .strictObject({
      sample: sampleMark,
      platform: z.literal('youtube-nocookie'),
      id: z
        .string()
        .regex(/^[\w-]{11}$/, 'expected the eleven characters of a video id')
        .meta(label('YouTube video ID', 'Clave del video en YouTube')),
      title: bilingual.meta(label('Title', 'Título')),
      description: bilingual.meta(label('Description', 'Descripción')),
      seconds: z.int().positive().meta(label('Length in seconds', 'Duración en segundos')),
      transcript: bilingualParagraphs.meta(label('Transcript', 'Lo que se dice en él')),
    })
    .meta(label('Video', 'Video')),
  reviewSummary: z
    .strictObject({
      sample: sampleMark,
      rating: z.number().min(1).max(5).meta(label('Stars', 'Estrellas')),
      count: z.int().positive().meta(label('Number of reviews', 'Número de reseñas')),
      /** The count is a minimum: shown as "65+". */
      orMore: z.boolean().meta(label('Show a “+” after the number', 'Hay más')),
      asOf: isoDate.meta(label('Counted on', 'Contadas el')),
    })
    .meta(label('Reviews', 'Reseñas')),
  experience: z
    .strictObject({
      sample: sampleMark,
      years: z.int().positive().meta(label('Years', 'Años')),
      asOf: isoDate.meta(label('Correct as of', 'Cierto el')),
    })
    .meta(label('Combined years of experience', 'Años de experiencia, entre todos')),
  /** The number that answers while both offices are closed; `none` until the practice has one. */
  afterHoursPhone: z
    .union(
      [
        z.literal('none').meta(label('None yet', 'Todavía ninguno')),
        z.strictObject({ sample: sampleMark, phone: phone.meta(label('Phone', 'Teléfono')) }),
      ],
      {
        error: 'expected none, or phone: with a number as +1 and ten digits',
      },
    )
    .meta(label('After-hours phone', 'El número que contesta de noche')),
  /** Hours within which a request for an appointment is answered. */
  promiseHours: span.meta(label('Promised response time (hours)', 'Horas en que contestamos una solicitud')),
  /** Open hours the front desk needs to call back. */
  openHoursToCall: z
    .number()
    .positive()
    .max(9)
    .meta(label('Open hours the front desk needs to return a call', 'Horas de atención que recepción necesita para devolver la llamada')),
  /** Without this, the site takes no requests and shows the phones. */
  requests: z
    .strictObject({
      key: requestKey,
      olderKeyIds: z.array(z.string().regex(keyIdPattern, 'expected the first 16 digits of a fingerprint')),
    })
    .optional()
    .meta(fixed),
  /** Minutes the new-patient forms take. */
  formsMinutes: span.meta(label('Minutes to fill out the new-patient forms', 'Minutos que toman los formularios de paciente nuevo')),
  /** Years since the last visit within which a visitor counts as a returning patient. */
  returningWindowYears: z
    .int()
    .positive()
    .meta(label('Years until a past patient counts as new', 'Años después de los cuales un paciente cuenta como nuevo')),
  copyrightFirstYear: z.int().min(2000).meta(label('First copyright year', 'Primer año de la línea de derechos')),
});
export type Practice = z.infer<typeof practiceSchema>;
