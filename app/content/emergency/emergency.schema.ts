import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, id, unique } from '#app/content/text/text.schema.ts';

/** The drawings a step can have; app/parts/step-drawings draws them. */
const stepDrawings = [
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

/** What an emergency's card can be about. */
export const cardKinds = ['anaphylaxis', 'asthma', 'call-911', 'choking', 'emergency-room', 'poison', 'battery'] as const;
/** What to do at once, in the fewest words: the same on every page that carries it. */
const card = z.strictObject({
  from: sourceIds,
  title: bilingual,
  /** What comes first, in the fewest words: it stands where the steps are behind a tap. */
  first: bilingual.optional(),
  /** Whom to call before 911, with the number, where it is not 911 that comes first. */
  call: bilingual.optional(),
  /** When to act: any of these is enough. */
  signs: lines,
  steps: lines,
  /** For a single mild sign, where nothing more has happened. */
  mild: bilingual.optional(),
  /** For somebody whose device is expired or missing. */
  device: lines.optional(),
  /** What does not do in its place. */
  not: bilingual.optional(),
});

export const emergencySchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  /** The two things to do before reading on. */
  opening: z.strictObject({ from: sourceIds, steps: z.tuple([bilingual, bilingual]), spray: bilingual }),
  /** Titles of cards for somebody whose own words tell of it. */
  told: z.strictObject({ anaphylaxis: bilingual, asthma: bilingual }),
  cards: z.record(z.enum(cardKinds), card),
  /** For thoughts of self-harm; `word` is what the text message must say to be answered in that language. */
  lifeline: z.strictObject({
    from: sourceIds,
    title: bilingual,
    text: bilingual,
    call: bilingual,
    message: bilingual,
    word: z.strictObject({ en: z.string(), es: z.string() }),
  }),
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
export type EmergencyKind = (typeof cardKinds)[number];

/** A card in one language, and which of them it is. */
export type ShownEmergencyCard = Localized<Omit<z.infer<typeof card>, 'from'>> & { readonly kind: EmergencyKind };
export type Device = z.infer<typeof device>;
export type Step = Device['steps'][number];
