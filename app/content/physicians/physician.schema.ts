import { z } from 'zod';
import { photoFields } from '#app/content/photographs/photo.schema.ts';
import { inOrder, time } from '#app/content/practice/hours.schema.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { bilingual, bilingualParagraphs, httpsUrl, id, language, sampleMark, text } from '#app/content/text/text.schema.ts';
import { adultAge } from '#app/requests/patient.ts';
import { type PhysicianId, physicianPages } from '#app/site/pages.ts';

const physicianIds = physicianPages.map(({ id }) => id) as [PhysicianId, ...PhysicianId[]];
const alt = bilingual;

/** A drawn monogram before a pollen grain until the practice supplies a photograph, from which every crop is cut. */
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
  .strictObject({ location: id, opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'expected a time after opening' });

/** The blocks of one day; written `off` where the doctor does not see patients. */
const dayShifts = z.preprocess(
  (value) => (value === 'off' ? [] : value),
  z.array(shift, { error: 'expected a list of blocks, or off' }).refine(inOrder, 'expected blocks in order of time that do not overlap'),
);

const review = z.strictObject({
  sample: sampleMark,
  text: bilingual,
  author: text,
  rating: z.int().min(1).max(5),
  source: z.literal('Google'),
});

const publication = z.strictObject({
  sample: sampleMark,
  title: bilingual,
  journal: bilingual,
  year: z.int().min(1950),
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/, 'expected a DOI, 10.…/…')
    .optional(),
  url: httpsUrl.optional(),
});

export const physicianRecordSchema = z.strictObject({
  sample: sampleMark,
  id: z.enum(physicianIds, { error: 'expected the id of a physician in app/site/pages.ts' }),
  slug: id,
  name: text,
  credentials: text,
  /** How the doctor is spoken of; Spanish titles agree with the person. */
  title: bilingual,
  tagline: bilingual,
  specialties: z.array(bilingual).min(1),
  experience: bilingual,
  practiceStartYear: z.int().min(1950),
  /** The office where patients most often see the doctor. */
  location: id,
  languagesSpoken: z.array(language).min(1),
  /** The age in years from which the doctor sees patients; 0 is from birth on. Everything that says whom a doctor sees goes by it. */
  seesFromAge: z.int().min(0).max(adultAge),
  /** Whom families look for a doctor for besides children; pages that speak of them lead here. */
  caresFor: z.array(z.enum(['veterans'])).default([]),
  /** Whether somebody who was never here can ask for this doctor now. */
  acceptsNewPatients: z.boolean(),
  portrait,
  /** The sentence on the label of the drawn herbarium sheet. */
  plate: z.strictObject({ sample: sampleMark, label: bilingual }).optional(),
  /** What stands under the portrait where it is opened large; without it the portrait cannot be opened. */
  expandedImage: z.strictObject({ caption: bilingual }).optional(),
  /** Paragraphs, bold and links only. */
  bio: bilingual,
  shortDescription: bilingual,
  education: z.array(z.strictObject({ degree: bilingual, institution: text, year: z.int().min(1950) })).min(1),
  publications: z.array(publication),
  specialFocus: z.array(bilingual).min(1),
  personalInterests: z.array(bilingual).min(1),
  badges: z.array(bilingual).min(1),
  quickFacts: z.array(bilingual).min(1),
  schedule: z.strictObject({ monday: dayShifts, tuesday: dayShifts, wednesday: dayShifts, thursday: dayShifts, friday: dayShifts }),
  letter: bilingualParagraphs,
  /** Names once used under /doctor/, beyond those that follow from the name itself. */
  legacyNames: z.array(id),
  reviews: z.array(review),
});

export type PhysicianRecord = z.infer<typeof physicianRecordSchema>;

/** A physician as the pages use it: the bio parsed into prose. */
export type Physician = Omit<PhysicianRecord, 'bio'> & { bio: { en: ProseNode[]; es: ProseNode[] } };
