/** The questions before an allergy shot; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { type ShotQuestions, shotQuestionsSchema } from './schema/shot-questions.ts';
import { readSourced } from './sources.server.ts';

/**
 * What to ask oneself before coming for an allergy shot and what to report after it; `draft` while the practice has
 * not approved it.
 */
export function shotQuestions(root = 'content'): ShotQuestions {
  return readSourced(join(root, 'shot-questions.yaml'), shotQuestionsSchema, root);
}
