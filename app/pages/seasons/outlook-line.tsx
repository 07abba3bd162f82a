import { outlookText } from '#app/parts/seasons/outlook-text.ts';
import { useLanguage } from '#app/ui/use-language.ts';

interface OutlookLineProps {
  readonly name: string;
  /** Twelve levels from 0 to 3, January to December. */
  readonly levels: readonly number[];
  /** 1 to 12. */
  readonly month: number;
}

/** "Mountain cedar: none now, starts in December". */
export function OutlookLine({ name, levels, month }: OutlookLineProps) {
  return (
    <>
      <strong>{name}:</strong> {outlookText(levels, month, useLanguage())}
    </>
  );
}
