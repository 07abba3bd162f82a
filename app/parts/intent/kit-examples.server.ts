/** Example questions for the pages of the kit, which train the model of pages and not that of intents. */
import { join } from 'node:path';
import { z } from 'zod';
import { text } from '#app/content/text/text.schema.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import { languages } from '#app/site/language.ts';
import { type KitPage, kitPages } from './meant-page.ts';
import type { Example } from './train.server.ts';

const asked = z.array(text).min(1);
/** The questions that each page answers, and `others` that share their words but mean none of them. */
const kitExamplesSchema = z.record(z.enum([...kitPages, 'others']), asked);

/**
 * Returns every example of both languages; one without a label means no page of the kit. @throws ContentError naming file, line and field
 */
export function kitExamples(folder = 'training/kit-examples'): Example<KitPage>[] {
  return languages.flatMap((language) =>
    Object.entries(readYaml(join(folder, `${language}.yaml`), kitExamplesSchema)).flatMap(([to, texts]) =>
      texts.map((one) => ({ text: one, label: kitPages.find((page) => page === to) })),
    ),
  );
}
