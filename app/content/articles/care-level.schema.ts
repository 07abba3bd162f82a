import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import { bilingual } from '#app/content/text/text.schema.ts';
import { careLevels } from './care-levels.ts';

const care = z.strictObject({
  items: z.array(bilingual).min(1).meta(label('Symptoms', 'Síntomas')),
  /** A sentence after the list of symptoms: what to do, or whom the list does not fit. */
  note: bilingual.optional().meta(label('After the list', 'Después de la lista')),
});
export type Care = z.infer<typeof care>;

/** Signs by level; a level without signs is left out. */
export const careByLevel = z
  .strictObject({
    '911': care.optional().meta(label('Call 911', 'Llame al 911')),
    er: care.optional().meta(label('Emergency room', 'Sala de emergencias')),
    today: care.optional().meta(label('Call us today', 'Llámenos hoy')),
    soon: care.optional().meta(label('See us within 2 weeks', 'Cita en las próximas 2 semanas')),
    visit: care.optional().meta(label('Tell us at your visit', 'Díganos en su cita')),
  })
  .refine((levels) => careLevels.some((level) => levels[level]), `expected signs at one level at least (${careLevels.join(', ')})`);
