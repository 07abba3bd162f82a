import { useLayoutEffect, useState } from 'react';
import type { Reply } from './use-answers.ts';

/**
 * Keeps the card drawn before the conversation had loaded (app/browser/early-card.ts) in the place of the log until the first question has
 * its answer, which begins with the same card; then removes the card.
 * @returns whether the card replaces the log, and what a screen reader has announced
 */
export function useEarlyCard(first: Reply | undefined) {
  const [card] = useState(() => document.querySelector<HTMLElement>('.early-card:not(:empty)'));
  const isAnswered = typeof first === 'object';
  useLayoutEffect(() => {
    if (isAnswered) card?.replaceChildren();
  }, [isAnswered, card]);
  return { stands: first === 'waiting' && card?.hasChildNodes() === true, said: card?.dataset.said ?? '' };
}
