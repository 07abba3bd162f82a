import { seenText } from './seen-text.ts';

/** Small letters without accents and what is not seen, "Claritín" → "claritin": what people type on a phone meets what we wrote. */
export function plainText(text: string): string {
  return seenText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text in plain letters and figures; whatever stands between them is dropped: "STAR+PLUS" → star, plus. */
export function plainWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
