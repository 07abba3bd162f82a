/** Reads what people say and mean. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { physicianRecord } from '#app/content/physicians/physician.server.ts';
import { locationsSchema } from '#app/content/practice/location.schema.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import { languages } from '#app/site/language.ts';
import { physicianPages } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { type Assistant, assistantSchema, type LayWords, layWordsSchema } from './lay-language.schema.ts';
import { filled } from './shared-values.server.ts';

/** Reads everyday words by the page that answers them. */
export function layWords(root = contentRoot): LayWords {
  return readYaml(join(root, 'lay-words.yaml'), layWordsSchema);
}

/** Lists names that identify doctors and offices, as the choices of a phrase: last names, and the words of an office's name. */
function namesInPhrases(root: string): ReadonlyMap<string, string> {
  const doctors = physicianPages.flatMap(({ id }) => plainWords(physicianRecord(id, root).name).slice(-1));
  const { locations } = readYaml(join(root, 'locations.yaml'), locationsSchema);
  const offices = locations.flatMap(({ name }) => languages.flatMap((language) => plainWords(name[language])));
  const choice = (names: readonly string[]) => [...new Set(names)].join('|');
  return new Map([
    ['doctors', choice(doctors)],
    // A short word such as "the" names no office.
    ['offices', choice(offices.filter((word) => word.length > 4))],
  ]);
}

/** Reads topics answered with facts, questions to decline and to suggest. */
export function assistantRecords(root = contentRoot): Assistant {
  const file = join(root, 'assistant.yaml');
  return filled(readYaml(file, assistantSchema), file, root, namesInPhrases(root));
}
