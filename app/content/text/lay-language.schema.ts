import { z } from 'zod';
import { cardKinds } from '#app/content/emergency/emergency.schema.ts';
import { bilingual, id, pageId, text, unique } from './text.schema.ts';

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

/** Topics that the assistant answers with a fact of our records, computed in app/parts/assistant. */
const topicIds = ['shots', 'hours', 'fax', 'phone', 'address', 'parking', 'bus', 'insurance', 'doctors', 'test-medicine', 'air'] as const;

export const assistantSchema = z.strictObject({
  topics: z.array(z.strictObject({ ...meant, id: z.enum(topicIds) })),
  /** Questions that only a person can answer, and the page that says how to ask. */
  declines: z.array(
    z.strictObject({
      ...meant,
      to: pageId,
      /** Applies only if a medicine is named as well. */
      withMedicine: z.literal(true).optional(),
      /** Its phrases decide alone; the others' only together with what example questions have taught. */
      certain: z.literal(true).optional(),
    }),
  ),
  /** Words meant for a person rather than questions to a page, and the line that answers. */
  talk: z.array(
    z.strictObject({
      ...meant,
      /** Applies only if the question has nothing else: "hello". */
      alone: z.literal(true).optional(),
      says: bilingual,
      /** Shown under the line: the pages in `doors`, the phones, or nothing. */
      offers: z.array(z.enum(['doors', 'phones'])),
    }),
  ),
  /** Words that ask nothing beside a greeting or thanks. */
  politeWords: wordLists,
  /** Pages for people who were not understood, most requested first. */
  doors: z.array(z.strictObject({ to: pageId, hash: text.optional(), text: bilingual })).min(1),
  /** Passages that advise giving a food: they never answer questions in which someone ate. */
  feeding: z.array(z.strictObject({ page: pageId, heading: bilingual })),
  /**
   * Questions after an emergency card: `says` is how the answering sentence begins in English. `anytime` needs no card before, but a sign
   * beside it, or not even that.
   */
  afterCards: z
    .array(
      z.strictObject({
        id,
        card: z.enum(cardKinds),
        anytime: z.enum(['beside-a-sign', 'always']).optional(),
        says: text,
        phrases: wordLists,
      }),
    )
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each row'),
  /** Plain questions, and the answering passage by its hash or its heading. */
  pinned: z.array(
    z
      .strictObject({
        ...meant,
        to: pageId,
        /** Only a person can answer for an individual; the passage answers in general. */
        inGeneral: z.literal(true).optional(),
        hash: text.optional(),
        heading: bilingual.optional(),
        /** The only words allowed in such a question beside its phrases. */
        beside: wordLists.optional(),
      })
      .refine(({ hash, heading }) => hash === undefined || heading === undefined, 'expected a hash or a heading, not both'),
  ),
  suggestions: z.array(z.strictObject({ on: z.array(pageId).min(1), ask: z.array(bilingual).min(1) })),
});

export type LayWords = z.infer<typeof layWordsSchema>;
export type Assistant = z.infer<typeof assistantSchema>;
