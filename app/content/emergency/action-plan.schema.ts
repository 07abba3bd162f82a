import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { bilingual, confirmList, id } from '#app/content/text/text.schema.ts';
import { sourceIds } from './emergency.schema.ts';

const zoneIds = ['green', 'yellow', 'red'] as const;
export type ZoneId = (typeof zoneIds)[number];

const lines = z.array(bilingual).min(1);

const zone = z.strictObject({
  id: z.enum(zoneIds),
  from: sourceIds,
  name: bilingual,
  title: bilingual,
  peakFlow: bilingual,
  signs: lines,
  /** The situations of content/situations.yaml that this zone covers. */
  situations: z.array(id).default([]),
  action: bilingual,
  /** When to call 911 in this zone. */
  emergency: bilingual.optional(),
});
export type Zone = z.infer<typeof zone>;

const school = z.strictObject({ from: sourceIds, items: lines });

export const actionPlansSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  asthma: z.strictObject({
    zones: z
      .array(zone)
      .refine(
        (all) => all.map(({ id }) => id).join() === zoneIds.join(),
        `expected the zones ${zoneIds.join(', ')}, each once and in this order`,
      ),
    /** When the attack may be anaphylaxis, and what to do first. */
    anaphylaxis: z.strictObject({ from: sourceIds, text: bilingual }),
    triggers: lines,
    school,
  }),
  /** To the school nurse: what is enclosed, and what the plans request of the school. */
  letter: z.strictObject({ from: sourceIds, title: bilingual, greeting: bilingual, text: lines, ask: lines, closing: bilingual }),
  drug: z.strictObject({
    from: sourceIds,
    title: bilingual,
    /** Late reactions, which epinephrine does not treat. */
    slow: z.strictObject({ title: bilingual, signs: lines, hospital: bilingual }),
    show: lines,
  }),
  /** For patients without prescribed epinephrine: the first step in a severe reaction, and a single mild sign. */
  withoutInjector: z.strictObject({
    from: sourceIds,
    title: bilingual,
    risk: bilingual,
    first: bilingual,
    mild: z.strictObject({ title: bilingual, lines }),
  }),
  /** The forms: what each is worth, and what the law requires. */
  medicine: z.strictObject({ from: sourceIds, title: bilingual, intro: bilingual, places: lines, ask: bilingual, rules: lines }),
  diet: z.strictObject({
    from: sourceIds,
    title: bilingual,
    intro: bilingual,
    allergy: bilingual,
    severe: lines,
    rule: bilingual,
    own: bilingual,
  }),
  sitter: z.strictObject({ from: sourceIds, title: bilingual, intro: bilingual, rules: lines }),
  anaphylaxis: z.strictObject({ answers: lines, special: z.strictObject({ from: sourceIds, text: bilingual }), school }),
});
export type ActionPlans = z.infer<typeof actionPlansSchema>;
