import { addressLine } from '#app/content/practice/address.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { wordsIn } from '#app/site/language.ts';
import type { Asked, Fact } from './asked.ts';
import { answerWords } from './words.ts';

/** The phone, fax, address, parking or bus of the office asked about, or else of both. */
export function placeFact({ facts, office, language }: Asked, what: 'phone' | 'fax' | 'address' | 'parking' | 'bus'): Fact {
  const w = wordsIn(answerWords, language);
  const offices = facts.offices.filter(({ id }) => !office || id === office);
  const lines = offices.map((one) => {
    if (what === 'parking' || what === 'bus') return `${one.name}: ${one.arriving[what]}`;
    if (what === 'address') return w.address(one.name, addressLine(one));
    return what === 'fax' ? w.fax(one.name, formatPhone(one.phones.fax)) : w.phone(one.name, formatPhone(one.phones.office));
  });
  return { lines, links: [{ page: 'locations', hash: office, title: '' }], phones: what === 'phone' };
}
