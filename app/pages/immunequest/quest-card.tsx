import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { FillingBadge } from './filling-badge.tsx';
import { boxCount } from './progress.ts';
import { QuestBoxes } from './quest-boxes.tsx';
import { QuestHelp } from './quest-help.tsx';
import { words } from './words.ts';

interface QuestCardProps {
  readonly quest: Localized<Quest>;
  readonly checked: readonly number[];
  readonly onToggle: (box: number) => void;
}

/** A quest beside the path: what to do, its boxes and, folded away, how to do it. */
export function QuestCard({ quest, checked, onToggle }: QuestCardProps) {
  const w = useWords(words);
  const { id, emblem, title, mission, boxes, steps } = quest;
  const count = boxCount(quest);
  const byStep = boxes === 'steps';
  const names = byStep ? steps : Array.from({ length: count }, (_, day) => w.day(day + 1));
  return (
    <li className="card p-5 md:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <FillingBadge emblem={emblem} done={checked.length} of={count} className="size-20 flex-none md:size-24" />
        <div className="min-w-0 flex-1 basis-[7em]">
          <h3 id={`quest-${id}`}>{title}</h3>
          <p className="mt-1">{mission}</p>
        </div>
      </div>
      <div className="mt-4">
        <QuestBoxes title={title} names={names} checked={checked} onToggle={onToggle} />
      </div>
      <p role="status" className="mt-2 min-h-7 font-semibold text-oak plain:hidden">
        {checked.length === count ? w.won : (byStep ? w.stepsDone : w.done)(checked.length, count)}
      </p>
      <QuestHelp quest={quest} />
    </li>
  );
}
