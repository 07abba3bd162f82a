import { z } from 'zod';
import { sourceList } from '#app/content/articles/source.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, draftMark, id, unique } from '#app/content/text/text.schema.ts';

/** Ids of the sources a line rests on. */
const from = z.array(id).min(1, 'expected the id of at least one source');

const question = z.strictObject({
  id,
  /** Answered with yes or no; yes always means "call us first". */
  ask: bilingual,
  /** Why a yes needs a call, in words a patient can use. */
  why: bilingual,
  from,
});

/** What to ask oneself before coming for an allergy shot, and what to watch for after it. */
export const shotQuestionsSchema = z.strictObject({
  draft: draftMark,
  confirm: confirmList,
  questions: z
    .array(question)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each question'),
  /** To be told at the desk, whatever the answers. */
  tell: z.array(bilingual).min(1),
  /** Not to be done around the shot. */
  avoid: z.array(bilingual).min(1),
  bring: z.array(bilingual).min(1),
  wait: z.strictObject({
    why: bilingual,
    /** Signs to report at once. */
    report: z.array(bilingual).min(1),
    /** What to do with a sign in the office, and after having left it. */
    here: bilingual,
    away: bilingual,
    /** The situations of content/situations.yaml that `away` gives the order for. */
    situations: z.array(id).default([]),
    from,
  }),
  sources: sourceList,
});
export type ShotQuestions = z.infer<typeof shotQuestionsSchema>;

/** The record in one language. */
export type ShownShotQuestions = Localized<ShotQuestions>;
