import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface QuestBoxesProps {
  readonly title: string;
  /** What each box stands for, in order: a day, or a step of the quest. */
  readonly names: readonly string[];
  readonly checked: readonly number[];
  readonly onToggle: (box: number) => void;
  /** The number that stands on the first stone. */
  readonly first?: number;
  /** The stone to step on next, drawn large. */
  readonly next?: number | undefined;
  /** Where the stones lead. */
  readonly end?: ReactNode;
}

/** The boxes of a quest as stones to step on: check boxes that also work, unkept, without script. */
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
            {/* From stone to stone, up and down. */}
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
