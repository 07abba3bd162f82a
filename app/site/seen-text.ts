/**
 * What is written into a field or an address, as a reader sees it. Copied text brings signs along that show nothing, and
 * keyboards of other languages have digits, dashes and dots of their own that look like ours.
 */

/** Unseen signs; those that make one picture of several emoji are matched first, and stay. */
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+)|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|[^\P{Cc}\n]/gu;

/** Full-width signs stand as far behind those of the keyboard, and the last four bits of an Arabic digit are its value. */
const plainSign = (sign: string) => (sign > '\uff00' ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : String(sign.charCodeAt(0) % 16));

/** A text without what is not seen: empty where nothing is. Line ends, spaces and digits are of one kind, none at its ends. */
export function seenText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(unseen, '$1')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff01-\uff5e]/g, plainSign)
    .trim();
}

/** The same for what is no free text, such as a number or a name: dashes and dots are those of the keyboard too. */
export function plainSigns(text: string): string {
  return seenText(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[。｡․]/g, '.');
}
