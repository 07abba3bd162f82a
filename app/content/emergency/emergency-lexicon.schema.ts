import { z } from 'zod';
import { bilingual, id, text, unique, waits } from '#app/content/text/text.schema.ts';
import { cardKinds } from './emergency.schema.ts';
import { guideChoices } from './guide-choices.ts';

const wordLists = z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) });
/** Lines of one language each; the top of content/emergency-words.yaml explains their format. */
const lines = z.strictObject({ en: z.array(text), es: z.array(text) });

/**
 * Parts of the body, whose signs count as one; `minor` is eyes, nose and itch without a place, `body` only leads to the guide, `none` is no
 * part.
 */
const systems = ['skin', 'throat', 'breathing', 'gut', 'circulation', 'consciousness', 'mind', 'minor', 'body', 'none'] as const;
/** One is enough; one alone may be dangerous; counts only with a trigger or another body part. */
const grades = ['severe', 'grave', 'mild'] as const;

const sign = z.strictObject({
  id,
  system: z.enum(systems),
  grade: z.enum(grades),
  /** The guide's choices that the sign suggests, likeliest first (`guide` in content/after-hours.yaml). */
  choices: z.array(z.enum(guideChoices)).default([]),
  /** Always shows the line to 911, however it is said. */
  vital: z.literal(true).optional(),
  /** Counts at any time and in any question. */
  always: z.literal(true).optional(),
  /** Lines of both languages, words in any order. */
  near: z.array(text),
  en: z.array(text),
  es: z.array(text),
  /** Nearby words that show another meaning of the line. */
  except: lines.optional(),
});

export const exposureKinds = ['food', 'sting', 'medicine', 'shot', 'contact'] as const;
/** How something is said: what excuses a sign, and what undoes the excuse. */
export const manners = [
  'now',
  'happening',
  'present',
  'past',
  'habit',
  'about',
  'child',
  'just',
  'accident',
  'allergic',
  'asks',
  'ordinary',
] as const;

export const emergencyWordsSchema = z.strictObject({
  ...waits,
  groups: z.record(id, wordLists),
  signs: z
    .array(sign)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each sign'),
  exposures: z
    .array(
      z.strictObject({
        id: z.enum(exposureKinds),
        choices: z.array(z.enum(guideChoices)).min(1),
        named: text,
        en: z.array(text).min(1),
        es: z.array(text).min(1),
      }),
    )
    .length(exposureKinds.length),
  told: z.record(z.enum(manners), wordLists),
});

/** What is shown first: a card of content/emergency.yaml, the lifeline's, or the guide, which asks what is happening. */
const outcomes = [...cardKinds, 'lifeline', 'guide'] as const;

export const emergencyTableSchema = z.strictObject({
  ...waits,
  combinations: z
    .array(
      z
        .strictObject({
          id,
          all: z.array(text).min(1),
          without: z.array(text).optional(),
          /** Not needed if the situation's level gives it. */
          card: z.enum(outcomes).optional(),
          /** A situation of content/situations.yaml; its sentence begins the card. */
          situation: id.optional(),
          /** For the approving physician. */
          why: text,
        })
        .refine(({ card, situation }) => card ?? situation, 'expected a card or a situation'),
    )
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each row'),
  /** The words that physicians read for each name in the rows. */
  labels: z.record(z.string(), bilingual),
});

/** Every name that a table row may use besides the ids of signs. */
export const tableNames: readonly string[] = [
  ...systems.filter((system) => system !== 'none'),
  ...grades,
  ...[...exposureKinds, 'any'].flatMap((kind) => [kind, `${kind}!`]),
  ...manners,
];

export type EmergencyWords = z.infer<typeof emergencyWordsSchema>;
export type EmergencyTable = z.infer<typeof emergencyTableSchema>;
/** A row with its card: its situation's level gives the card if the row names none. */
export type TableRow = EmergencyTable['combinations'][number] & { readonly card: (typeof outcomes)[number] };
export type Sign = EmergencyWords['signs'][number];
export type Manner = (typeof manners)[number];
export type ExposureKind = (typeof exposureKinds)[number];
