/**
 * Several questions in one message: "do you take Aetna? and when do you close?". Read by their signs and by the words
 * that begin a question; what only tells something stays with the question beside it.
 */

/** Words a question begins with, in both languages, accents as people leave them out. */
const begins =
  "(?:do|does|did|is|are|can|could|what|what's|whats|when|where|which|who|whos|how|will|would|should|why|qu[eé]|cu[aá]l(?:es)?|cu[aá]ndo|" +
  'cu[aá]nt[oa]s?|d[oó]nde|qui[eé]n(?:es)?|c[oó]mo|puedo|puede|pueden|aceptan|agarran|toman|tienen|hay|atienden|abren|cierran|debo|dejo)';
const courtesies = '(?:and|also|plus|so|ok|oh|y|e|tambi[eé]n|adem[aá]s|pero|but|hi|hello|hola|please|oiga|disculpe)';
const small = '(?:(?:a|de|en|con|por|para|desde|hasta|at|in|for|on)\\s+)?';
const asks = new RegExp(`^(?:${courtesies}[, ]+)*${small}${begins}(?![\\p{L}])`, 'iu');
/** Where one question ends and the next begins without a sign between. */
const next = new RegExp(`(?:,\\s*|\\s+)(?:${courtesies}\\s+)?(?=(?:and|y|also|tambi[eé]n)?\\s*${small}${begins}\\s+\\p{L})`, 'giu');
/** "y", "and" and commas part questions only where they join two of them. */
const joint = /(?:,|\b(?:and|also|plus|y|e|tambi[eé]n|adem[aá]s)\b)/i;
/** Titles whose stop ends no sentence. */
const titles = /\b(dra?|mrs?|ms|st|sra?|srta)\.\s/gi;

/** Words below which a message with two beginnings is one question: "what or when". */
const leastWords = 2;

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
 * The questions of a message in their order, as they were typed; what only tells something is none of them.
 * @param names whether a part that does not sound like a question names what is asked: "fax number"
 */
export function questionsIn(text: string, names: IsAsked): string[] {
  const isAsked = (part: string) => part.endsWith('?') || part.startsWith('¿') || asks.test(part) || names(part);
  return sentencesOf(text)
    .flatMap((sentence) => partsOf(sentence, isAsked))
    .filter((part) => isAsked(part) && part.split(/\s+/).length >= leastWords);
}
