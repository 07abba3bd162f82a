import { z } from 'zod';
import { weekHours } from './hours.ts';
import { bilingual, id, sampleMark, text, unique } from './text.ts';

/** A United States number with its country code; how it is written for readers is code's business. */
const phone = z.string().regex(/^\+1\d{10}$/, 'expected a number as +1 and ten digits');

const location = z.strictObject({
  id,
  name: bilingual,
  street: text,
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters'),
  zip: z.string().regex(/^\d{5}$/, 'expected five digits in quotes'),
  phones: z.strictObject({ sample: sampleMark, office: phone, fax: phone }),
  clinicHours: weekHours,
  shotHours: weekHours,
  /** Minutes a patient waits in the office after a shot. */
  lastShotWaitMinutes: z.int().positive(),
});
export type Location = z.infer<typeof location>;

export const locationsSchema = z.strictObject({
  locations: z
    .array(location)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each office'),
});
