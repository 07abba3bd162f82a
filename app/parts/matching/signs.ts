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
  function isElsewhen(sentence: string): boolean {
    const said = tense(sentence).map(({ id }) => id);
    return said.includes('elsewhen') && !said.includes('present');
  }
  return (question) => {
    const whole = told(question);
    if (whole.length === 0) return whole;
    const sentences = question.split(sentenceEnds).filter((sentence) => sentence.trim() !== '');
    const inEach = sentences.map((sentence) => (sentences.length === 1 ? whole : told(sentence)));
    const happening = sentences.flatMap((sentence, place) => {
      const found = inEach[place] ?? [];
      return found.length > 0 && isElsewhen(sentence) ? found.filter(({ card }) => card === 'lifeline') : found;
    });
    // A sign that only the whole tells was parted by what merely looks like an end: "throat. closing".
    const across = whole.filter((sign) => !inEach.some((found) => found.includes(sign)));
    return whole.filter((sign) => happening.includes(sign) || across.includes(sign));
  };
}
