import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface QuestBoxesProps {
  readonly title: string;
  /** Each box's name, in order: a day, or a step of the quest. */
  readonly names: readonly string[];
  readonly checked: readonly number[];
  readonly onToggle: (box: number) => void;
  /** The first stone's number. */
  readonly first?: number;
  /** The next stone to check, drawn large. */
  readonly next?: number | undefined;
  /** The road's end. */
  readonly end?: ReactNode;
}

/** A quest's boxes as stones: checkboxes that work without JavaScript too, but are not saved. */
export function QuestBoxes({ title, names, checked, onToggle, first = 1, next, end }: QuestBoxesProps) {
  const w = useWords(words);
  return (
    <fieldset>
      <legend className="sr-only">{w.boxesOf(title)}</legend>
      <div className={end ? 'stones stones-winding' : 'stones'}>
        {names.map((name, box) => (
          <label key={name} className={box === next ? 'stone stone-next' : 'stone'}>
            <input type="checkbox" checked={checked.includes(box)} onChange={() => onToggle(box)} />
            <span className="sr-only">{name}</span>
            <span aria-hidden="true">{first + box}</span>
          </label>
        ))}
        {end && (
          <>
            <div className="stones-end">{end}</div>
            {/* The road between the stones. */}
            <svg viewBox="0 0 800 100" preserveAspectRatio="none" className="road" aria-hidden="true" focusable="false">
              <path
                fill="none"
                strokeWidth="20"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                d="M50 30C100 30 100 70 150 70S200 30 250 30 300 70 350 70 400 30 450 30 500 70 550 70 600 30 650 30 700 70 750 70"
              />
            </svg>
          </>
        )}
      </div>
    </fieldset>
  );
}
