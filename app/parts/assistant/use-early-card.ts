import { useLayoutEffect, useState } from 'react';
import type { Reply } from './use-answers.ts';

/**
 * The card that was shown before the conversation had loaded (app/browser/early-card.ts). It stands in the place of the log until the first
 * question has its answer, which begins with the same card, and goes in that moment.
 * @returns whether it stands alone, and what a screen reader has said of it
 */
export function useEarlyCard(first: Reply | undefined) {
  const [card] = useState(() => document.querySelector<HTMLElement>('.early-card:not(:empty)'));
  const isAnswered = typeof first === 'object';
  useLayoutEffect(() => {
    if (isAnswered) card?.replaceChildren();
  }, [isAnswered, card]);
  return { stands: first === 'waiting' && card?.hasChildNodes() === true, said: card?.dataset.said ?? '' };
}
