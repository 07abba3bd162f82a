import { z } from 'zod';
import { bilingual, id, text, unique, waits } from '#app/content/text/text.schema.ts';
import { cardKinds } from './emergency.schema.ts';
import { guideChoices } from './guide-choices.ts';

const wordLists = z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) });
/** Lines of one language each; how they are written is said at the top of content/emergency-words.yaml. */
const lines = z.strictObject({ en: z.array(text), es: z.array(text) });

/** Parts of the body whose signs count as one; `minor` are eyes, nose and itch of no named place, `body` is what only the guide asks about, `none` counts as none. */
const systems = ['skin', 'throat', 'breathing', 'gut', 'circulation', 'consciousness', 'mind', 'minor', 'body', 'none'] as const;
/** One is enough; one alone may be dangerous; counts beside a trigger or another part of the body. */
const grades = ['severe', 'grave', 'mild'] as const;

const sign = z.strictObject({
  id,
  system: z.enum(systems),
  grade: z.enum(grades),
  /** Choices of the guide that it stands for, the likeliest first (`guide` in content/after-hours.yaml). */
  choices: z.array(z.enum(guideChoices)).default([]),
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

/** What stands first: one of the cards of content/emergency.yaml, the lifeline's, or the guide, which asks what is happening. */
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
          /** Not needed where the level of the situation gives it. */
          card: z.enum(outcomes).optional(),
          /** Of content/situations.yaml: its sentence is the first thing that the card says. */
          situation: id.optional(),
          /** For the physician who signs it. */
          why: text,
        })
        .refine(({ card, situation }) => card ?? situation, 'expected a card or a situation'),
    )
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each row'),
  /** What each name of the rows is called where a physician reads them. */
  labels: z.record(z.string(), bilingual),
});

/** Every name that a row of the table may use beside the ids of signs. */
export const tableNames: readonly string[] = [
  ...systems.filter((system) => system !== 'none'),
  ...grades,
  ...[...exposureKinds, 'any'].flatMap((kind) => [kind, `${kind}!`]),
  ...manners,
];

export type EmergencyWords = z.infer<typeof emergencyWordsSchema>;
export type EmergencyTable = z.infer<typeof emergencyTableSchema>;
/** A row, with the card that the level of its situation gives where it names none. */
export type TableRow = EmergencyTable['combinations'][number] & { readonly card: (typeof outcomes)[number] };
export type Sign = EmergencyWords['signs'][number];
export type Manner = (typeof manners)[number];
export type ExposureKind = (typeof exposureKinds)[number];
