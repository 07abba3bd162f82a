import { z } from 'zod';
import { bilingual, draftMark, id, pageId, text, unique } from './text.ts';

const wordLists = z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) });

/** Words people say, and the page that answers them. */
export const layWordsSchema = z.strictObject({
  pages: z
    .array(z.strictObject({ to: pageId, keywords: wordLists }))
    .refine((all) => unique(all, ({ to }) => to), 'expected each page once'),
});

/** Phrases as app/parts/matching/phrases.ts reads them, and words that show something else is meant. */
const meant = {
  id,
  phrases: wordLists,
  unless: wordLists.optional(),
};

/** Which card stands first: one of content/emergency.yaml, or the lifeline's. */
const cards = ['anaphylaxis', 'asthma', 'lifeline'] as const;

const anyWords = z.strictObject({ en: z.array(text), es: z.array(text) });
/** Phrases of one language, and of both at once: made of groups of words alone. */
const signPhrases = z.strictObject({ en: z.array(text), es: z.array(text), both: z.array(text).default([]) });

export const emergencyPhrasesSchema = z.strictObject({
  draft: draftMark,
  /** Groups of words that phrases name as `<group>`. */
  words: z.record(id, wordLists),
  elsewhen: wordLists,
  present: wordLists,
  signs: z.array(z.strictObject({ id, phrases: signPhrases, unless: anyWords.optional(), card: z.enum(cards) })).min(1),
  lifeline: z.strictObject({ title: bilingual, text: bilingual, call: bilingual }),
});

/** What the assistant answers with a fact of our records; each is computed in app/parts/assistant. */
const topicIds = ['shots', 'hours', 'fax', 'phone', 'address', 'insurance', 'doctors', 'test-medicine', 'air'] as const;
export type TopicId = (typeof topicIds)[number];

export const assistantSchema = z.strictObject({
  topics: z.array(z.strictObject({ ...meant, id: z.enum(topicIds) })),
  /** Questions that only a person can answer, and the page that says how to ask. */
  declines: z.array(
    z.strictObject({ ...meant, to: pageId, /** Meant only where a medicine is named as well. */ withMedicine: z.literal(true).optional() }),
  ),
  suggestions: z.array(z.strictObject({ on: z.array(pageId).min(1), ask: z.array(bilingual).min(1) })),
});

export type LayWords = z.infer<typeof layWordsSchema>;
export type EmergencyPhrases = z.infer<typeof emergencyPhrasesSchema>;
export type Assistant = z.infer<typeof assistantSchema>;
export type EmergencyCardId = (typeof cards)[number];
