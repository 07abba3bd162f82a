import { formatPhone } from '#app/content/practice/phone.ts';

/**
 * A United States number however it is written, with or without the country code, as "(210) 555-0123"; the text itself
 * when it cannot be one, so that the check can say so.
 */
export function readPhone(text: string): string {
  const digits = text.replace(/^\s*\+/, '').replace(/[\s().\-–/]/g, '');
  const [, number] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? [];
  return number ? formatPhone(`+1${number}`) : text.trim();
}
