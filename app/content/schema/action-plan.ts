import { z } from 'zod';
import { reviewSchema } from './article.ts';
import { emergencySource, sourceIds } from './emergency.ts';
import { bilingual, unique } from './text.ts';

export const zoneIds = ['green', 'yellow', 'red'] as const;
export type ZoneId = (typeof zoneIds)[number];

const lines = z.array(bilingual).min(1);

const zone = z.strictObject({
  id: z.enum(zoneIds),
  from: sourceIds,
  name: bilingual,
  title: bilingual,
  peakFlow: bilingual,
  signs: lines,
  action: bilingual,
  /** What in this zone is for 911. */
  emergency: bilingual.optional(),
});
export type Zone = z.infer<typeof zone>;

const school = z.strictObject({ from: sourceIds, items: lines });

export const actionPlansSchema = z.strictObject({
  review: reviewSchema,
  sources: z
    .array(emergencySource)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source'),
  asthma: z.strictObject({
    zones: z
      .array(zone)
      .refine(
        (all) => all.map(({ id }) => id).join() === zoneIds.join(),
        `expected the zones ${zoneIds.join(', ')}, each once and in this order`,
      ),
    triggers: lines,
    school,
  }),
  anaphylaxis: z.strictObject({ answers: lines, special: z.strictObject({ from: sourceIds, text: bilingual }), school }),
});
export type ActionPlans = z.infer<typeof actionPlansSchema>;
