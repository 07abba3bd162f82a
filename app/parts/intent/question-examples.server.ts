/** Example questions, from which the site learns what a question needs. */
import { join } from 'node:path';
import { z } from 'zod';
import { pageId, text } from '#app/content/text/text.schema.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';
import { languages } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';

const examplesSchema = z.strictObject({
  /** 911 or an emergency room, now. */
  emergency: z.array(text).min(1),
  /** Only a person who knows the patient can answer: a diagnosis, a dose, whether a medicine is safe for somebody. */
  personal: z.array(text).min(1),
  /** One page answers best; listed by page. */
  pages: z.array(z.strictObject({ to: pageId, ask: z.array(text).min(1) })).min(1),
  /** Several pages answer it, or it only mentions a mild sign, a habit or the past. */
  general: z.array(text).min(1),
  /** Questions that nobody at an allergy practice could answer. */
  elsewhere: z.array(text).min(1),
});
const kinds = ['emergency', 'personal', 'general', 'elsewhere'] as const;

interface QuestionExample {
  readonly text: string;
  readonly kind: (typeof kinds)[number];
  /** The page that answers best, if there is one. */
  readonly page?: PageId;
}

/** Returns every example of both languages. @throws ContentError if a question appears twice: with two kinds it would teach nothing. */
export function questionExamples(folder = 'training/examples'): QuestionExample[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const all = languages.flatMap((language) => {
    const file = join(folder, `${language}.yaml`);
    const examples = readYaml(file, examplesSchema);
    const read = (texts: readonly string[], where: readonly (string | number)[], of: Omit<QuestionExample, 'text'>) =>
      texts.map((one, place): QuestionExample => {
        const words = plainWords(one).join(' ');
        if (seen.has(words))
          faults.push(`${locate(file, [...where, place])}: expected a question that does not stand twice, found "${one}"`);
        seen.add(words);
        return { text: one, ...of };
      });
    return [
      ...kinds.flatMap((kind) => read(examples[kind], [kind], { kind })),
      ...examples.pages.flatMap(({ to, ask }, place) => read(ask, ['pages', place, 'ask'], { kind: 'general', page: to })),
    ];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return all;
}
