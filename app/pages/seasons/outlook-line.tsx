import { outlookText } from '#app/parts/seasons/outlook-text.ts';
import type { Language } from '#app/site/language.ts';

interface OutlookLineProps {
  readonly name: string;
  /** Twelve levels from 0 to 3, January to December. */
  readonly levels: readonly number[];
  /** 1 to 12. */
  readonly month: number;
  readonly language: Language;
}

/** "Mountain cedar: none now, starts in December". */
export function OutlookLine({ name, levels, month, language }: OutlookLineProps) {
  return (
    <>
      <strong>{name}:</strong> {outlookText(levels, month, language)}
    </>
  );
}
