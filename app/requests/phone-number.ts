import { plainSigns } from '#app/site/seen-text.ts';

/**
 * Reads telephone numbers for answers: "(210) 555-0123" of the United States, "+52 81 5555 0123" of Mexico, and "+34912345678" of any other
 * country, as in E.164.
 */

/** A number's fault; `not-a-mexican-phone`: it begins with +52 but lacks its ten digits. */
export type PhoneFault = 'not-a-phone' | 'not-a-mexican-phone';

/** Area codes of two digits in Mexico's numbering plan: Mexico City, Guadalajara and Monterrey; all others have three. */
const shortMexicanAreas = /^(?:33|55|56|81)/;

const northAmerican = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** Since 2019 cell phone numbers no longer have the 1 after 52. */
const mexican = /^521?([1-9]\d{9})$/;
/** A country's code and a number, 8 to 15 digits (E.164); +1 and +52 have their own checks. */
const elsewhere = /^(?!1|52)[2-9]\d{7,14}$/;

/** Strips a number of text before it ("Tel.", the `tel:` of a link) and between its digits. */
function bare(written: string): string {
  return plainSigns(written)
    .replace(/^(?:tel|cel)\p{L}*/iu, '')
    .replace(/[\s()[\]<>.,:;\-/·•]/g, '');
}

function numberIn(written: string): string | undefined {
  const text = bare(written);
  // 011 is how calls abroad are dialed from here, 00 from Mexico and most of the world.
  const number = text.replace(/^(?:\+|011|00)/, '');
  return northAmericanText(number) ?? mexicanText(number) ?? (number !== text && elsewhere.test(number) ? `+${number}` : undefined);
}

/** Reads a number however it was written; returns the visible text if it cannot be one. */
export function readPhone(text: string): string {
  return numberIn(text) ?? plainSigns(text);
}

function northAmericanText(number: string): string | undefined {
  const [, area, exchange, line] = northAmerican.exec(number) ?? [];
  return line && `(${area}) ${exchange}-${line}`;
}

function mexicanText(number: string): string | undefined {
  const [, own] = mexican.exec(number) ?? [];
  if (!own) return undefined;
  const area = shortMexicanAreas.test(own) ? 2 : 3;
  return `+52 ${own.slice(0, area)} ${own.slice(area, 6)} ${own.slice(6)}`;
}

/** Returns the fault of a number from readPhone; undefined if it can be one. */
export function phoneFault(text: string): PhoneFault | undefined {
  if (numberIn(text) === text) return undefined;
  return /^(?:\+|00|011)52/.test(bare(text)) ? 'not-a-mexican-phone' : 'not-a-phone';
}
