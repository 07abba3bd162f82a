import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { monthName } from './month-name.ts';
import { outlook } from './outlook.ts';
import { words } from './words.ts';

interface OutlookLineProps {
  readonly name: string;
  /** Twelve levels from 0 to 3, January to December. */
  readonly levels: readonly number[];
  /** 1 to 12. */
  readonly month: number;
}

/** "Mountain cedar: none now, starts in December". */
export function OutlookLine({ name, levels, month }: OutlookLineProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { now, changes } = outlook(levels, month);
  const level = [w.level0, w.level1, w.level2, w.level3][now] ?? '';
  const when = changes === undefined ? w.allYear : (now > 0 ? w.until : w.starts)(monthName(changes, language));
  return (
    <>
      <strong>{name}:</strong> {w.nowLevel(level)}, {when}
    </>
  );
}
