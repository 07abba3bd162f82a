import type { Answers } from './answers.ts';

/**
 * The most that any form of ours makes, with room for later ones: anyone can encrypt anything for the public key, and larger or other
 * content is from no form. Characters are UTF-16 code units.
 */
export const mostAnswers = { questions: 200, characters: 8000, chosen: 100, idCharacters: 64 } as const;

const questionId = /^[a-z][a-z0-9-]*$/;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostAnswers.characters;
}

function isAnswer(value: unknown): boolean {
  return value === true || isText(value) || (Array.isArray(value) && value.length <= mostAnswers.chosen && value.every(isText));
}

/** Whether a value can be answers: texts, lists of texts, or true, by question id, within `mostAnswers`. */
export function areAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= mostAnswers.questions &&
    entries.every(([id, answer]) => id.length <= mostAnswers.idCharacters && questionId.test(id) && isAnswer(answer))
  );
}
