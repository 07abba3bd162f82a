import { z } from 'zod';
import { bilingual, bilingualParagraphs, httpsUrl, isoDate, sampleMark, text } from '#app/content/text/text.schema.ts';
import { keyIdPattern } from '#app/requests/envelope.ts';
import { phone } from './location.schema.ts';

const span = z
  .strictObject({ min: z.int().positive(), max: z.int().positive() })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'expected a number not below min' });

/** The key that requests are locked to; that the two belong together is checked by request-settings.server.ts. */
const requestKey = z.strictObject({
  sample: sampleMark,
  publicKey: z
    .string()
    .regex(/^B[\w-]{86}$/, 'expected a public key as the office’s page shows it: 87 letters and digits, beginning with B'),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/, 'expected a fingerprint as the office’s page shows it: 64 digits from 0 to f'),
});

/** What is said of the practice as a whole. Figures carry the day on which they were true. */
export const practiceSchema = z.strictObject({
  brand: z.strictObject({ sample: sampleMark, name: text }),
  website: z.strictObject({ sample: sampleMark, url: httpsUrl }),
  city: bilingual,
  tagline: bilingual,
  summary: bilingual,
  social: z.strictObject({ sample: sampleMark, facebook: httpsUrl, instagram: httpsUrl, youtube: httpsUrl }),
  portal: z.strictObject({ sample: sampleMark, url: httpsUrl }),
  pollenCount: z.strictObject({
    sample: sampleMark,
    url: httpsUrl,
    station: bilingual,
    /** What was counted on a day in San Antonio; pages stop showing it by themselves once it is older than a day. */
    latest: z.strictObject({ sample: sampleMark, day: isoDate, text: bilingual }).optional(),
  }),
  /** The languages spoken at the offices, and what there is for the others. */
  languages: z.strictObject({ sample: sampleMark, text: bilingual }),
  /** The buses of the city: their name, the number that tells the way, and where trips are planned. */
  transit: z.strictObject({ name: text, phone, url: httpsUrl }),
  video: z.strictObject({
    sample: sampleMark,
    platform: z.literal('youtube-nocookie'),
    id: z.string().regex(/^[\w-]{11}$/, 'expected the eleven characters of a video id'),
    title: bilingual,
    description: bilingual,
    seconds: z.int().positive(),
    transcript: bilingualParagraphs,
  }),
  reviewSummary: z.strictObject({
    sample: sampleMark,
    rating: z.number().min(1).max(5),
    count: z.int().positive(),
    /** The count is a floor: shown as "65+". */
    orMore: z.boolean(),
    asOf: isoDate,
  }),
  experience: z.strictObject({ sample: sampleMark, years: z.int().positive(), asOf: isoDate }),
  /** The number that answers while both offices are closed; `none` until the practice has one. */
  afterHoursPhone: z.union([z.literal('none'), z.strictObject({ sample: sampleMark, phone })], {
    error: 'expected none, or phone: with a number as +1 and ten digits',
  }),
  /** Hours within which a request for an appointment is answered. */
  promiseHours: span,
  /** Open hours the front desk needs before then. */
  openHoursToCall: z.number().positive().max(9),
  /** Left out, the site takes no requests and shows the phones instead. */
  requests: z
    .strictObject({
      key: requestKey,
      olderKeyIds: z.array(z.string().regex(keyIdPattern, 'expected the first 16 digits of a fingerprint')),
    })
    .optional(),
  /** Minutes the new-patient forms take. */
  formsMinutes: span,
  /** Years since the last visit within which a visitor counts as a returning patient. */
  returningWindowYears: z.int().positive(),
  copyrightFirstYear: z.int().min(2000),
});
export type Practice = z.infer<typeof practiceSchema>;
