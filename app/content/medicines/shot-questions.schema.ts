import { z } from 'zod';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, id, unique, waits } from '#app/content/text/text.schema.ts';

/** Ids of a line's sources. */
const from = z.array(id).min(1, 'expected the id of at least one source').meta(fixed);

const question = z.strictObject({
  id,
  /** Answered with yes or no; yes always means "call us first". */
  ask: bilingual.meta(label('Question', 'Pregunta')),
  /** Why a yes needs a call, in words a patient can use. */
  why: bilingual.meta(label('Why to call if the answer is yes', 'Por qué un sí pide una llamada')),
  from,
});

/** Questions for a patient before an allergy shot, and signs to watch for after it. */
export const shotQuestionsSchema = z.strictObject({
  ...waits,
  confirm: confirmList,
  questions: z
    .array(question)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each question')
    .meta(label('Questions', 'Preguntas')),
  /** To say at the desk, whatever the answers. */
  tell: z.array(bilingual).min(1).meta(label('Tell the front desk', 'Para decir en recepción')),
  /** What to avoid around the shot. */
  avoid: z.array(bilingual).min(1).meta(label('What to avoid before and after the shot', 'Lo que no se hace antes ni después')),
  bring: z.array(bilingual).min(1).meta(label('What to bring', 'Qué traer')),
  wait: z
    .strictObject({
      why: bilingual.meta(label('Why patients wait', 'Por qué se espera')),
      /** Signs to report at once. */
      report: z.array(bilingual).min(1).meta(label('Symptoms to report right away', 'Síntomas que hay que avisar enseguida')),
      /** What to do about a sign in the office, and after leaving. */
      here: bilingual.meta(label('If they start in the office', 'En el consultorio')),
      away: bilingual.meta(label('If they start after leaving', 'Después de salir')),
      /** The situations of content/situations.yaml that `away` covers. */
      situations: z.array(id).default([]).meta(fixed),
      from,
    })
    .meta(label('Waiting after the shot', 'La espera')),
  sources: sourceList.meta(fixed),
});
export type ShotQuestions = z.infer<typeof shotQuestionsSchema>;

/** The record in one language. */
export type ShownShotQuestions = Localized<ShotQuestions>;
