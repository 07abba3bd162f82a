/** What people say and what they mean by it; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { readYaml } from '#app/content/yaml-file.server.ts';
import { type Assistant, assistantSchema, type LayWords, layWordsSchema } from './lay-language.schema.ts';

/** Words of everyday talk by the page that answers them. */
export function layWords(root = 'content'): LayWords {
  return readYaml(join(root, 'lay-words.yaml'), layWordsSchema);
}

/** Topics answered with facts, questions to decline, questions to suggest. */
export function assistantRecords(root = 'content'): Assistant {
  return readYaml(join(root, 'assistant.yaml'), assistantSchema);
}
