import { type Meant, readerOf } from './meant.ts';

/** A sign of an emergency, and the card that stands first. */
interface Sign extends Meant {
  readonly card: string;
}
type Phrases = Meant['phrases'];

/** Where one sentence ends and what is told next begins: what was last year says nothing of what is now. */
const sentenceEnds = /[.;!?\n]+|,? (?:but|pero|and now|y ahora|y ahorita) /i;

/**
 * Makes the signs of an emergency ready to be read out of questions. A sentence of long ago ("last year") or of what can
 * happen at all ("can cedar cause…") tells of none, unless it says that it is happening; thoughts of self-harm always count.
 */
export function signReaderOf<S extends Sign>(signs: readonly S[], elsewhen: Phrases, present: Phrases): (question: string) => S[] {
  const told = readerOf(signs, { mindsNo: true });
  const tense = readerOf([
    { id: 'elsewhen', phrases: elsewhen },
    { id: 'present', phrases: present },
  ]);
  function happening(sentence: string): S[] {
    const found = told(sentence);
    if (found.length === 0) return [];
    const [first] = tense(sentence);
    return first?.id === 'elsewhen' && tense(sentence).length === 1 ? found.filter(({ card }) => card === 'lifeline') : found;
  }
  return (question) => {
    const sentences = question.split(sentenceEnds);
    const found = new Set(sentences.flatMap(happening));
    const inOne = new Set(sentences.flatMap(told));
    // A sign that only the whole tells was parted by what merely looks like an end: "throat. closing".
    return told(question).filter((sign) => found.has(sign) || !inOne.has(sign));
  };
}
