import { plainSigns } from '#app/site/seen-text.ts';

/**
 * What is wrong with an email address: `email-space` inside it, `email-no-at`, `email-two-ats`, `email-no-name` before the
 * @, `email-no-dot` after it, `not-an-email` for a sign or an order of signs that no address has.
 */
export type EmailFault = 'email-space' | 'email-no-at' | 'email-two-ats' | 'email-no-name' | 'email-no-dot' | 'not-an-email';

/** The one browsers use for type=email (HTML standard), with a dot in the domain, which every address out there has. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** What stands around an address in a sentence, a letter's head or a link, and belongs to none. */
const surrounding = /^[\s"“”‘’([{<]+|[\s"“”‘’)\]}>.,;:]+$/g;

/** The address as it is written, taken out of what was copied along: "Ana <ana@example.com>", "mailto:ana@example.com". */
export function readEmail(text: string): string {
  const plain = plainSigns(text);
  const inside = /<([^<>]+)>/.exec(plain)?.[1] ?? plain;
  return inside.replace(surrounding, '').replace(/^mailto:\s*([^?]*).*$/i, '$1');
}

/** The first thing to mend in an address; undefined where it can be one. */
export function emailFault(text: string): EmailFault | undefined {
  if (emailPattern.test(text)) return undefined;
  const [name = '', domain, ...more] = text.split('@');
  if (/\s/.test(text)) return 'email-space';
  if (domain === undefined) return 'email-no-at';
  if (more.length > 0) return 'email-two-ats';
  if (name === '') return 'email-no-name';
  return domain.includes('.') ? 'not-an-email' : 'email-no-dot';
}
