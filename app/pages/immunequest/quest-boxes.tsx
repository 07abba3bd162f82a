import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface QuestBoxesProps {
  readonly title: string;
  /** What each box stands for, in order: a day, or a step of the quest. */
  readonly names: readonly string[];
  readonly checked: readonly number[];
  readonly onToggle: (box: number) => void;
}

/** The boxes of a quest to check; plain check boxes that also work, unkept, without script. */
export function QuestBoxes({ title, names, checked, onToggle }: QuestBoxesProps) {
  const w = useWords(words);
  return (
    <fieldset>
      <legend className="sr-only">{w.boxesOf(title)}</legend>
      <div className="grid max-w-md grid-cols-4 gap-1 min-[26rem]:grid-cols-7">
        {names.map((name, box) => (
          <label
            key={name}
            className="grid min-h-14 cursor-pointer place-items-center gap-0.5 rounded-lg border border-control py-1 text-base has-checked:border-2 has-checked:border-oak has-checked:bg-mist has-checked:font-semibold"
          >
            <span aria-hidden="true">{box + 1}</span>
            <input
              type="checkbox"
              aria-label={name}
              checked={checked.includes(box)}
              onChange={() => onToggle(box)}
              className="size-5 accent-oak"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
