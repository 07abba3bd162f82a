import { seenText } from './seen-text.ts';

/** Converts a text to lower case without accents and invisible characters, "Claritín" → "claritin", to match typed text. */
export function plainText(text: string): string {
  return seenText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Lists a text's words in plain letters and figures, dropping everything between them: "STAR+PLUS" → star, plus. */
export function plainWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
