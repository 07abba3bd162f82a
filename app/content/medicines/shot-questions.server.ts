/** Reads questions for before a shot. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type ShotQuestions, shotQuestionsSchema } from './shot-questions.schema.ts';

/** Reads the questions before an allergy shot and signs to report after it; `draft` until the practice approves them. */
export function shotQuestions(root = contentRoot): ShotQuestions {
  return readSourced(join(root, 'shot-questions.yaml'), shotQuestionsSchema, root);
}
