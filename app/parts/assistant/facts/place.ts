import { addressLine } from '#app/content/practice/address.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { wordsIn } from '#app/site/language.ts';

/** The phone, fax, address, parking or bus of the office asked about, or else of both. */
export function placeFact(
  { facts, office, language }: RecordQuestion,
  what: 'phone' | 'fax' | 'address' | 'parking' | 'bus',
): RecordAnswer {
  const w = wordsIn(answerWords, language);
  const offices = facts.offices.filter(({ id }) => !office || id === office);
  const lines = offices.map((one) => {
    if (what === 'parking' || what === 'bus') return `${one.name}: ${one.arriving[what]}`;
    if (what === 'address') return w.address(one.name, addressLine(one));
    return what === 'fax' ? w.fax(one.name, formatPhone(one.phones.fax)) : w.phone(one.name, formatPhone(one.phones.office));
  });
  return { lines, links: [{ page: 'locations', hash: office, title: '' }], phones: what === 'phone' };
}
