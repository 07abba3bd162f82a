/** The questions before an allergy shot. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type ShotQuestions, shotQuestionsSchema } from './shot-questions.schema.ts';

/**
 * What to ask oneself before coming for an allergy shot and what to report after it; `draft` while the practice has
 * not approved it.
 */
export function shotQuestions(root = contentRoot): ShotQuestions {
  return readSourced(join(root, 'shot-questions.yaml'), shotQuestionsSchema, root);
}
