import { useWords } from '#app/ui/use-language.ts';
import { dayCount } from './progress.ts';
import { words } from './words.ts';

interface DayBoxesProps {
  readonly title: string;
  readonly checked: readonly number[];
  readonly onToggle: (day: number) => void;
}

/** Seven boxes to check; plain check boxes that also work, unkept, without script. */
export function DayBoxes({ title, checked, onToggle }: DayBoxesProps) {
  const w = useWords(words);
  return (
    <fieldset>
      <legend className="sr-only">{w.daysOf(title)}</legend>
      <div className="grid max-w-md grid-cols-4 gap-1 min-[26rem]:grid-cols-7">
        {Array.from({ length: dayCount }, (_, day) => (
          <label
            key={w.day(day + 1)}
            className="grid min-h-14 cursor-pointer place-items-center gap-0.5 rounded-lg border border-control py-1 text-base has-checked:border-2 has-checked:border-oak has-checked:bg-mist has-checked:font-semibold"
          >
            <span aria-hidden="true">{day + 1}</span>
            <input
              type="checkbox"
              aria-label={w.day(day + 1)}
              checked={checked.includes(day)}
              onChange={() => onToggle(day)}
              className="size-5 accent-oak"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
