/**
 * Reads a field or an address as a person sees it. Copied text contains invisible characters, and keyboards of other languages have their
 * own digits, dashes and dots that look like ours.
 */

/** Invisible characters; those that join several emoji into one are matched first, and stay. */
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+)|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|[^\P{Cc}\n]/gu;

/** Full-width characters are at this distance from the keyboard's, and the last four bits of an Arabic digit are its value. */
const plainSign = (sign: string) => (sign > '\uff00' ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : String(sign.charCodeAt(0) % 16));

/** Removes invisible characters, unifies line ends, spaces and digits, and trims the text; perhaps nothing remains. */
export function seenText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(unseen, '$1')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff01-\uff5e]/g, plainSign)
    .trim();
}

/** Does the same for a number, a name or the like, and makes dashes and dots those of the keyboard. */
export function plainSigns(text: string): string {
  return seenText(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[。｡․]/g, '.');
}
