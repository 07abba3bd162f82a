import { plainWords } from '#app/site/plain-text.ts';

/** Abbreviations that people type on a phone, in both languages, with the words they stand for. */
const shortForms: Readonly<Record<string, string>> = {
  '1st': 'first',
  appt: 'appointment',
  appts: 'appointments',
  apt: 'appointment',
  bb: 'bebe',
  bday: 'birthday',
  bn: 'bien',
  dx: 'diagnosis',
  hrs: 'hours',
  ins: 'insurance',
  k: 'que',
  kms: 'kill myself',
  meds: 'medicines',
  med: 'medicine',
  msg: 'message',
  pls: 'please',
  plz: 'please',
  porq: 'porque',
  ppl: 'people',
  pq: 'porque',
  q: 'que',
  rn: 'right now',
  rx: 'prescription',
  sx: 'symptoms',
  ta: 'esta',
  tmrw: 'tomorrow',
  tmb: 'tambien',
  toy: 'estoy',
  unalive: 'kill myself',
  wks: 'weeks',
  xq: 'porque',
  yrs: 'years',
};

/** The first half of a verb whose apostrophe was typed as a space or another character: "can t", "don;t". */
const partedVerb = /^(ca|wo|do|is|are|was|were|does|did|has|have|had|could|would|should|ai)n$/;
/** The first half of a pronoun that voice typing or haste has split: "my self". */
const partedSelf = /^(my|your|him|her|them)$/;

function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1) ?? '';
    if (word === 't' && partedVerb.test(before === 'can' ? 'can' : before)) whole[whole.length - 1] = `${before}t`;
    else if ((word === 'self' || word === 'selves') && partedSelf.test(before)) whole[whole.length - 1] = before + word;
    else whole.push(word);
  }
  return whole;
}

/** A letter typed three times or more: "heeelp", "nooo". No word of either language has the same letter three times in a row. */
const heldDown = /(\p{L})\1{2,}/gu;

/**
 * The words of a question in plain lower-case letters: apostrophes are removed ("can't" → "cant"), a letter held down is written once
 * ("heeelp" → "help") and abbreviations are written out.
 */
export function askedWords(text: string): string[] {
  const words = plainWords(text.replaceAll(/['’´`]/g, '').replaceAll(heldDown, '$1'));
  return joined(words).flatMap((word) => (shortForms[word] ?? word).split(' '));
}
