import { z } from 'zod';
import { reviewSchema } from './article.ts';
import { bilingual, id, text, unique } from './text.ts';

/** The drawings a step can have; app/features/emergency/drawings draws them. */
export const stepDrawings = [
  'injector-cap-off',
  'injector-thigh',
  'injector-hold',
  'auviq-out-of-case',
  'auviq-guard-off',
  'auviq-thigh',
  'spray-hold',
  'spray-in-nostril',
  'spray-press',
  'inhaler-shake',
  'inhaler-into-spacer',
  'inhaler-mouth-seal',
  'inhaler-press-breathe',
  'spacer-mask-child',
  'lie-legs-up',
  'sit-up',
  'on-side',
  'new-device',
] as const;

export const emergencySource = z.strictObject({ id, title: text, publisher: text, url: z.url({ protocol: /^https?$/ }) });
export type EmergencySource = z.infer<typeof emergencySource>;

/** Ids of the sources a block rests on. */
export const sourceIds = z.array(id).min(1, 'expected the source of what is said here');
const lines = z.array(bilingual).min(1);
const steps = z
  .array(z.strictObject({ drawing: z.enum(stepDrawings, { error: 'expected the name of a drawing of a step' }), text: bilingual }))
  .min(2);

const device = z.strictObject({ id, from: sourceIds, name: bilingual, steps, care: lines });
const devices = z
  .array(device)
  .min(1)
  .refine((all) => unique(all, (one) => one.id), 'expected a different id for each device');

export const emergencySchema = z.strictObject({
  review: reviewSchema,
  sources: z
    .array(emergencySource)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source'),
  anaphylaxis: z.strictObject({
    signs: z.strictObject({
      from: sourceIds,
      lead: bilingual,
      systems: z.array(z.strictObject({ id, name: bilingual, text: bilingual })).min(1),
      babies: z.strictObject({ from: sourceIds, text: bilingual }),
      doubt: z.strictObject({ from: sourceIds, text: bilingual }),
    }),
    devices,
    positions: z.strictObject({ from: sourceIds, cards: steps }),
    wait: z.strictObject({ from: sourceIds, items: lines }),
  }),
  asthma: z.strictObject({
    signs: z.strictObject({ from: sourceIds, items: lines }),
    devices,
    wait: z.strictObject({ from: sourceIds, items: lines }),
  }),
  call: z.strictObject({ from: sourceIds, items: lines }),
  ready: z.strictObject({ from: sourceIds, items: z.array(z.strictObject({ id, title: bilingual, text: bilingual })).min(1) }),
});
export type Emergency = z.infer<typeof emergencySchema>;
export type Device = z.infer<typeof device>;
export type Step = Device['steps'][number];
