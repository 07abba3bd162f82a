/** What people ask after an emergency's card, with the sentence of that card that answers. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import type { Assistant } from '#app/content/text/lay-language.schema.ts';
import { assistantRecords } from '#app/content/text/lay-words.server.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { Emergency, EmergencyKind } from './emergency.schema.ts';
import { emergency } from './emergency.server.ts';

/** Every sentence that may answer beside a card: its own, and those of the part of the emergency page that explains it. */
function sentencesOf(kind: EmergencyKind, { cards, anaphylaxis, asthma }: Emergency): Bilingual[] {
  const { steps, device = [], not, mild } = cards[kind];
  const more = { anaphylaxis: [...anaphylaxis.wait.items, anaphylaxis.signs.doubt.text], asthma: asthma.wait.items };
  return [...steps, ...device, ...[not, mild].filter((one) => one !== undefined), ...(kind in more ? more[kind as keyof typeof more] : [])];
}

/**
 * The rows of `afterCards` in content/assistant.yaml, with the whole sentence, in `language`, in place of how it begins.
 * @throws ContentError where no sentence of the card begins as a row says.
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
