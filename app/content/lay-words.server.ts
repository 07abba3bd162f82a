/** What people say and what they mean by it; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import {
  type Assistant,
  assistantSchema,
  type EmergencyPhrases,
  emergencyPhrasesSchema,
  type LayWords,
  layWordsSchema,
} from './schema/lay-language.ts';
import { readYaml } from './yaml-file.server.ts';

/** Words of everyday talk by the page that answers them. */
export function layWords(root = 'content'): LayWords {
  return readYaml(join(root, 'lay-words.yaml'), layWordsSchema);
}

/** A phrase with the words of its groups, `<throat>`, written out in both languages. Throws on a group that there is not. */
function writtenOut(phrase: string, groups: EmergencyPhrases['words']): string {
  return phrase.replaceAll(/<([^>]+)>/g, (_, name: string) => {
    const group = groups[name];
    if (!group) throw new Error(`content/emergency-phrases.yaml has no words "${name}", which "${phrase}" names`);
    return [...group.en, ...group.es].join('|');
  });
}

/** How people say that something cannot wait, its phrases written out; `draft` until a physician has reviewed it. */
export function emergencyPhrases(root = 'content'): EmergencyPhrases {
  const read = readYaml(join(root, 'emergency-phrases.yaml'), emergencyPhrasesSchema);
  const out = (phrases: readonly string[]) => phrases.map((phrase) => writtenOut(phrase, read.words));
  const signs = read.signs.map(({ phrases: { en, es, both }, ...sign }) => ({
    ...sign,
    phrases: { en: out([...both, ...en]), es: out(es), both: [] },
  }));
  return { ...read, signs };
}

/** Topics answered with facts, questions to decline, questions to suggest. */
export function assistantRecords(root = 'content'): Assistant {
  return readYaml(join(root, 'assistant.yaml'), assistantSchema);
}
