import { z } from 'zod';
import { id, text, unique, waits } from '#app/content/text/text.schema.ts';
import { cardKinds } from './emergency.schema.ts';

const wordLists = z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) });
/** Lines of one language each; how they are written is said at the top of content/emergency-words.yaml. */
const lines = z.strictObject({ en: z.array(text), es: z.array(text) });

/** Parts of the body whose signs count as one; `minor` are eyes, nose and itch of no named place, `none` counts as none. */
const systems = ['skin', 'throat', 'breathing', 'gut', 'circulation', 'consciousness', 'mind', 'minor', 'none'] as const;
/** One is enough; one alone may be dangerous; counts beside a trigger or another part of the body. */
const grades = ['severe', 'grave', 'mild'] as const;

const sign = z.strictObject({
  id,
  system: z.enum(systems),
  grade: z.enum(grades),
  /** Never left without the line to 911, however it is told. */
  vital: z.literal(true).optional(),
  /** Counts at any time and in any question. */
  always: z.literal(true).optional(),
  /** Lines of both languages, in any order. */
  near: z.array(text),
  en: z.array(text),
  es: z.array(text),
  /** Words right beside it that show another thing is meant. */
  except: lines.optional(),
});

export const exposureKinds = ['food', 'sting', 'medicine', 'shot', 'contact'] as const;
/** How something is told: what excuses a sign, and what undoes the excuse. */
export const manners = ['now', 'happening', 'present', 'past', 'habit', 'about', 'child', 'just', 'accident', 'allergic'] as const;

export const emergencyWordsSchema = z.strictObject({
  ...waits,
  groups: z.record(id, wordLists),
  signs: z
    .array(sign)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each sign'),
  exposures: z
    .array(z.strictObject({ id: z.enum(exposureKinds), named: text, en: z.array(text).min(1), es: z.array(text).min(1) }))
    .length(exposureKinds.length),
  told: z.record(z.enum(manners), wordLists),
});

/** Which card stands first: one of content/emergency.yaml, the lifeline's, or none but the line to 911. */
const outcomes = [...cardKinds, 'lifeline', 'line'] as const;

export const emergencyTableSchema = z.strictObject({
  ...waits,
  combinations: z
    .array(
      z.strictObject({
        id,
        all: z.array(text).min(1),
        without: z.array(text).optional(),
        card: z.enum(outcomes),
        /** Never lowered to the line, because its words mean nothing else and whoever is meant may look well. */
        certain: z.literal(true).optional(),
        /** For the physician who signs it. */
        why: text,
      }),
    )
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each row'),
});

/** Every name that a row of the table may use beside the ids of signs. */
export const tableNames: readonly string[] = [
  ...systems.filter((system) => system !== 'none'),
  ...grades,
  ...[...exposureKinds, 'any'].flatMap((kind) => [kind, `${kind}!`]),
  ...manners,
  // The whole question is much like the emergencies of training/examples.
  'alike',
  // A sign is plainly denied.
  'denied',
];

export type EmergencyWords = z.infer<typeof emergencyWordsSchema>;
export type EmergencyTable = z.infer<typeof emergencyTableSchema>;
export type Sign = EmergencyWords['signs'][number];
export type Manner = (typeof manners)[number];
export type ExposureKind = (typeof exposureKinds)[number];
