import type { ReactNode } from 'react';
import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { FillingBadge } from './filling-badge.tsx';
import type { AgeGroup } from './path.ts';
import { dayCount } from './progress.ts';
import { QuestBoxes } from './quest-boxes.tsx';
import { QuestHelp } from './quest-help.tsx';
import { words } from './words.ts';

interface PathWeekProps {
  /** 0 to 3. */
  readonly week: number;
  readonly quest: Localized<Quest>;
  readonly age: AgeGroup;
  readonly checked: readonly number[];
  /** The next day to check, if it is in this week. */
  readonly next: number | undefined;
  readonly onToggle: (day: number) => void;
  /** Shown after the last week. */
  readonly children?: ReactNode;
}

/** A week of the path: its quest, seven stones, and its badge. */
export function PathWeek({ week, quest, age, checked, next, onToggle, children }: PathWeekProps) {
  const w = useWords(words);
  const { title, mission, emblem, ages } = quest;
  return (
    <li className="path-week">
      <div className="path-text">
        <p className="font-bold text-oak">{w.week(week + 1)}</p>
        <h3>{title}</h3>
        <p className="mt-1">{mission}</p>
        <p className="mt-1 text-quiet plain:hidden">
          {w[age]}: {ages[age]}
        </p>
      </div>
      <div className="path-stones">
        <QuestBoxes
          title={title}
          names={Array.from({ length: dayCount }, (_, day) => w.day(day + 1))}
          checked={checked}
          onToggle={onToggle}
          first={week * dayCount + 1}
          next={next}
          end={<FillingBadge emblem={emblem} done={checked.length} of={dayCount} className="size-full" />}
        />
        <p role="status" className="mt-1 font-semibold text-oak empty:hidden plain:hidden">
          {checked.length === dayCount ? w.won : checked.length > 0 && w.done(checked.length, dayCount)}
        </p>
        {children}
      </div>
      <div className="path-help">
        <QuestHelp quest={quest} />
      </div>
    </li>
  );
}
