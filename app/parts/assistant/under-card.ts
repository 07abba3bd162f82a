import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { About, Topic } from './answer.ts';
import { nothing, type Said } from './said.ts';

/** Words that really ask for hours, unlike "closing" in "my throat is closing" or "today" in "my shot today". */
const asksForHours =
  /\b(?:hours|what time|horarios?|que horas?|abren|abierto|when (?:do|does|are|is) (?:you|yall|u|the office|the clinic)|cuando (?:abren|cierran)|(?:you|u|yall|office|clinic) (?:\w+ )?(?:open|opens|close|closed)|open (?:now|today|tomorrow)|last shot)\b/;
const ofHours: readonly (Topic | undefined)[] = ['hours', 'shots'];
const asksForTest = /\b(?:tests?|testing|pruebas?|examen)\b/;
/** The pages that may be linked under an emergency card for a question left to a person. */
const mayFollow = /^(?:emergency$|condition\/|service\/)/;

function isFactAskedFor({ kind, about: { topic } = {} }: Pick<Said, 'kind' | 'about'>, asked: string): boolean {
  const text = askedWords(asked).join(' ');
  return kind === 'fact' && (!ofHours.includes(topic) || asksForHours.test(text)) && (topic !== 'test-medicine' || asksForTest.test(text));
}

/**
 * Reduces an answer to what may be shown under an emergency card: a fact that was really asked for, or links to pages. It never shows a
 * passage, hours because a throat "closes", rules for a test that nobody asked about, or our phones, which would compete with 911.
 */
export function underCard(said: Said, question: string): Said & { readonly about: About } {
  const about = said.about ?? { question };
  const parts = said.parts?.filter(({ asked, answer }) => isFactAskedFor(answer, asked));
  if (parts && parts.length > 0) return { ...said, ...nothing, parts, about };
  if (isFactAskedFor(said, question) || said.kind === 'passage') return { ...said, passages: [], open: [], about };
  if (said.kind === 'declined')
    return { ...nothing, kind: 'declined', links: said.links.filter(({ page }) => mayFollow.test(page)), about };
  return { ...nothing, kind: 'alarm', about };
}
