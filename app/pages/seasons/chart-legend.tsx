import { words } from '#app/parts/seasons/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { LevelBar, levelWord } from './level-bar.tsx';

/** The four levels, as the chart draws them and in words. */
export function ChartLegend() {
  const w = useWords(words);
  return (
    <ul aria-label={w.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-base print:text-[9pt]">
      {[0, 1, 2, 3].map((level) => (
        <li key={level} className="flex items-end gap-2">
          <LevelBar level={level} className="mb-1 h-6 w-4 border-b border-line print:h-4" />
          {`${level}, ${levelWord(level, w)}`}
        </li>
      ))}
    </ul>
  );
}
