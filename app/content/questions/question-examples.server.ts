/** Example questions, from which the site learns what a question needs; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { z } from 'zod';
import { text } from '#app/content/text/text.schema.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';
import { languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';

const examplesSchema = z.strictObject({
  /** 911 or an emergency room, now. */
  emergency: z.array(text).min(1),
  /** Only a person who knows the patient can answer: a diagnosis, a dose, whether a medicine is safe for somebody. */
  personal: z.array(text).min(1),
  /** A page answers it. */
  general: z.array(text).min(1),
  /** Nothing of an allergy practice answers it. */
  elsewhere: z.array(text).min(1),
});
type Kind = keyof z.infer<typeof examplesSchema>;
const kinds = Object.keys(examplesSchema.shape) as Kind[];

interface QuestionExample {
  readonly text: string;
  readonly kind: Kind;
}

/** Every example of both languages. @throws ContentError where a question stands twice: of two kinds it would teach nothing. */
export function questionExamples(root = 'content'): QuestionExample[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const all = languages.flatMap((language) => {
    const file = join(root, 'question-examples', `${language}.yaml`);
    const examples = readYaml(file, examplesSchema);
    return kinds.flatMap((kind) =>
      examples[kind].map((one, place): QuestionExample => {
        const words = plainWords(one).join(' ');
        if (seen.has(words)) faults.push(`${locate(file, [kind, place])}: expected a question that does not stand twice, found "${one}"`);
        seen.add(words);
        return { text: one, kind };
      }),
    );
  });
  if (faults.length > 0) throw new ContentError(faults);
  return all;
}
