import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
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

/** A quest outside the path, folded: what to do, its boxes and how to do it. */
export function QuestCard({ quest, checked, onToggle }: QuestCardProps) {
  const w = useWords(words);
  const { emblem, title, mission, boxes, steps } = quest;
  const count = boxCount(quest);
  const byStep = boxes === 'steps';
  const names = byStep ? steps : Array.from({ length: count }, (_, day) => w.day(day + 1));
  return (
    <li className="card">
      <details>
        <summary className="flex items-center gap-3 p-4">
          <FillingBadge emblem={emblem} done={checked.length} of={count} className="size-16 flex-none" />
          <span className="min-w-0 flex-1">
            <strong className="block font-display text-xl leading-tight">{title}</strong>
            <span role="status" className="text-base plain:hidden">
              {checked.length === count ? w.won : checked.length > 0 && (byStep ? w.stepsDone : w.done)(checked.length, count)}
            </span>
          </span>
          <Icon name="chevron-down" className="icon flex-none" />
        </summary>
        <div className="px-4 pb-3">
          <p className="mb-3">{mission}</p>
          <QuestBoxes title={title} names={names} checked={checked} onToggle={onToggle} />
          <div className="mt-3">
            <QuestHelp quest={quest} />
          </div>
        </div>
      </details>
    </li>
  );
}
