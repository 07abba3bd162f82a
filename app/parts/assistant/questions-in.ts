/**
 * Splits a message into its questions: "do you take Aetna? and when do you close?". Questions are recognized by their question marks and by
 * the words with which they begin; sentences that ask nothing are left out.
 */
import { limits } from './limits.ts';

/** Words with which a question begins, in both languages, with or without accents. */
const begins =
  "(?:do|does|did|is|are|can|could|what|what's|whats|when|where|which|who|whos|how|will|would|should|why|qu[eé]|cu[aá]l(?:es)?|cu[aá]ndo|" +
  'cu[aá]nt[oa]s?|d[oó]nde|qui[eé]n(?:es)?|c[oó]mo|puedo|puede|pueden|aceptan|agarran|toman|tienen|hay|atienden|abren|cierran|debo|dejo)';
const courtesies = '(?:and|also|plus|so|ok|oh|y|e|tambi[eé]n|adem[aá]s|pero|but|hi|hello|hola|please|oiga|disculpe)';
const small = '(?:(?:a|de|en|con|por|para|desde|hasta|at|in|for|on)\\s+)?';
const asks = new RegExp(`^(?:${courtesies}[, ]+)*${small}${begins}(?![\\p{L}])`, 'iu');
/** Where a question begins within a sentence. */
const next = new RegExp(`(?:,\\s*|\\s+)(?:${courtesies}\\s+)?(?=(?:and|y|also|tambi[eé]n)?\\s*${small}${begins}\\s+\\p{L})`, 'giu');
/** A conjunction or comma between two questions; a sentence is split only there. */
const joint = /(?:,|\b(?:and|also|plus|y|e|tambi[eé]n|adem[aá]s)\b)/i;
/** Titles whose period does not end a sentence. */
const titles = /\b(dra?|mrs?|ms|st|sra?|srta)\.\s/gi;

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(titles, '$1 ')
    .replaceAll('?', '?\n')
    .split(/[\n;]+|[.!]+(?:\s+|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function partsOf(sentence: string, isAsked: IsAsked): string[] {
  const cuts = [...sentence.matchAll(next)].filter(({ 0: between, index }) => joint.test(between) && isAsked(sentence.slice(0, index)));
  const ends = [...cuts.map(({ index }) => index), sentence.length];
  return ends.map((end, place) =>
    sentence
      .slice(place === 0 ? 0 : (cuts[place - 1]?.index ?? 0), end)
      .replace(/^[\s,]+/, '')
      .trim(),
  );
}

type IsAsked = (part: string) => boolean;

/**
 * The questions of a message in order, as they were typed, without sentences that ask nothing.
 * @param names whether a part that does not look like a question names a topic: "fax number"
 */
export function questionsIn(text: string, names: IsAsked): string[] {
  const isAsked = (part: string) => part.endsWith('?') || part.startsWith('¿') || asks.test(part) || names(part);
  return sentencesOf(text)
    .flatMap((sentence) => partsOf(sentence, isAsked))
    .filter((part) => isAsked(part) && part.split(/\s+/).length >= limits.fewestOfQuestion);
}
