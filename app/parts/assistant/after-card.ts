import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import { nothing, type Reply } from './answer.ts';

/**
 * Finds the sentence of an emergency's card that answers a question; undefined where the card says nothing of it. Without a card only
 * what is asked about epinephrine itself is answered.
 */
export function afterCardIn({ afterCards, pages }: SiteIndex): (question: string, card: EmergencyKind | undefined) => Reply | undefined {
  const rows = readerOf(afterCards);
  const title = pages.find(({ id }) => id === 'emergency')?.title ?? '';
  return (question, card) => {
    const row = rows(question).find((one) => (card ? one.card === card : one.anytime));
    return row && { ...nothing, kind: 'fact', lines: [row.says], links: [{ page: 'emergency', title }] };
  };
}
