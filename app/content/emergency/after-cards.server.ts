/** Reads questions that people ask after an emergency card, with the card's answer. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import type { Assistant } from '#app/content/text/lay-language.schema.ts';
import { assistantRecords } from '#app/content/text/lay-words.server.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { Emergency, EmergencyKind } from './emergency.schema.ts';
import { emergency } from './emergency.server.ts';

/** Lists the sentences that may answer beside a card: its own, and those of the emergency page's part about it. */
function sentencesOf(kind: EmergencyKind, { cards, anaphylaxis, asthma }: Emergency): Bilingual[] {
  const { steps, device = [], not, mild } = cards[kind];
  const more = { anaphylaxis: [...anaphylaxis.wait.items, anaphylaxis.signs.doubt.text], asthma: asthma.wait.items };
  return [...steps, ...device, ...[not, mild].filter((one) => one !== undefined), ...(kind in more ? more[kind as keyof typeof more] : [])];
}

/**
 * Reads `afterCards` of content/assistant.yaml, with whole sentences in `language` in place of their beginnings.
 * @throws ContentError if no sentence of the card begins as a row says.
 */
export function afterCards(language: Language, root = contentRoot): Assistant['afterCards'] {
  const faults: string[] = [];
  const rows = assistantRecords(root).afterCards.map(({ says, ...row }, place) => {
    const sentence = sentencesOf(row.card, emergency(root)).find(({ en }) => en.startsWith(says));
    const at = () => locate(join(root, 'assistant.yaml'), ['afterCards', place, 'says']);
    if (!sentence) faults.push(`${at()}: expected how a sentence of the card "${row.card}" begins in English, found "${says}"`);
    return { ...row, says: sentence?.[language] ?? '' };
  });
  if (faults.length > 0) throw new ContentError(faults);
  return rows;
}
