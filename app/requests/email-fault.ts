import { plainSigns } from '#app/site/seen-text.ts';

/**
 * An email address's fault: `email-space` inside it, `email-no-at`, `email-two-ats`, `email-no-name` before the @, `email-no-dot` after it,
 * `not-an-email` for a character or an order of characters that no address has.
 */
export type EmailFault = 'email-space' | 'email-no-at' | 'email-two-ats' | 'email-no-name' | 'email-no-dot' | 'not-an-email';

/** The browsers' pattern for type=email (HTML standard), with a dot in the domain, as every real address has. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Characters around an address in a sentence, a mail header or a link that no address has. */
const surrounding = /^[\s"“”‘’([{<]+|[\s"“”‘’)\]}>.,;:]+$/g;

/** Extracts the written address from the text copied with it: "Ana <ana@example.com>", "mailto:ana@example.com". */
export function readEmail(text: string): string {
  const plain = plainSigns(text);
  const inside = /<([^<>]+)>/.exec(plain)?.[1] ?? plain;
  return inside.replace(surrounding, '').replace(/^mailto:\s*([^?]*).*$/i, '$1');
}

/** Returns the first thing to fix in an address; undefined if it is valid. */
export function emailFault(text: string): EmailFault | undefined {
  if (emailPattern.test(text)) return undefined;
  const [name = '', domain, ...more] = text.split('@');
  if (/\s/.test(text)) return 'email-space';
  if (domain === undefined) return 'email-no-at';
  if (more.length > 0) return 'email-two-ats';
  if (name === '') return 'email-no-name';
  return domain.includes('.') ? 'not-an-email' : 'email-no-dot';
}
