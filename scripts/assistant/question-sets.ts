/**
 * Reads the question sets in training/question-sets, two files each, `…-en.yaml` and `…-es.yaml`. `known` was read or tuned with: it guards
 * what was right and measures nothing. Every other set is blind: nothing was fixed with it, and nobody looks at its wrong answers.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cardKinds } from '#app/content/emergency/emergency.schema.ts';
import { language, pageId, text } from '#app/content/text/text.schema.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import { languages } from '#app/site/language.ts';

const folder = 'training/question-sets';

/** The measures of a set: evaluation.ts says of which questions, and when an answer is right. */
export const measureNames = [
  'right page first',
  'right page in three',
  'facts right',
  'emergencies caught',
  'card or guide first',
  'right card or guide',
  'no false alarm',
  'answered without the guide',
  'not even a line',
  'calm right',
  'calm right or unknown',
  'rightly declined',
  'search in three',
  'language of the answer',
] as const;
export type MeasureName = (typeof measureNames)[number];

const asked = z.strictObject({ ask: text });
const bare = text.transform((ask) => ({ ask }));
const cards = [...cardKinds, 'crisis'] as const;

/** A calm question, what was asked before it in the same conversation, and all that its answer must be. */
const calm = asked.extend({
  after: z.array(text).default([]),
  /** One of these pages comes first; for a message of several questions, among its pages. */
  pages: z.array(pageId).min(1).optional(),
  says: z.array(text).min(1).optional(),
  saysNot: z.array(text).min(1).optional(),
  kind: z.enum(['talk', 'declined', 'unknown', 'alarm']).optional(),
  /** The answer's language, where it is not the one of the file. */
  language: language.optional(),
  /** When it is asked, where that matters; else on Monday, December 7, 2026, at 10 a.m. in San Antonio. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type Calm = z.infer<typeof calm>;

const questionSet = z.strictObject({
  /** Why the set was written, and what was right when it was first asked. */
  purpose: text,
  /** Any of the pages is right. */
  pages: z.array(asked.extend({ pages: z.array(pageId).min(1) })).default([]),
  /** All that the answer must say; `{…}` is a fact of the records (expected-words.ts). */
  facts: z.array(asked.extend({ says: z.array(text).min(1) })).default([]),
  /** With the right card, where only one is right. */
  emergencies: z.array(z.union([bare, asked.extend({ card: z.enum(cards).optional() })])).default([]),
  'near-misses': z.array(bare).default([]),
  declines: z.array(bare).default([]),
  calm: z.array(calm).default([]),
});

export interface QuestionSet extends z.infer<typeof questionSet> {
  readonly file: string;
  readonly isBlind: boolean;
  readonly language: z.infer<typeof language>;
}

/** Returns every set of the folder, in order of name. @throws ContentError with file, line and field of an invalid set. */
export function questionSets(): QuestionSet[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = join(folder, name);
      const own = languages.find((one) => name.endsWith(`-${one}.yaml`));
      if (!own) throw new Error(`${file}: expected a name that ends in -en.yaml or -es.yaml`);
      return { ...readYaml(file, questionSet), file, isBlind: !name.startsWith('known-'), language: own };
    });
}

/** Returns every question of a set, without what is asked before it in a conversation. */
export function asksOf({ pages, facts, emergencies, declines, calm: calmOnes, ...rest }: QuestionSet): string[] {
  return [...pages, ...facts, ...emergencies, ...rest['near-misses'], ...declines, ...calmOnes].map(({ ask }) => ask);
}
