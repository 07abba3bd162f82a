/** Escapes text for XML, including attribute values in double quotes. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
