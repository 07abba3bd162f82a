import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ChooseQuestsProps {
  readonly quests: readonly Localized<Quest>[];
  readonly path: readonly string[];
  readonly onChoose: (week: number, quest: string) => void;
}

/** Lets the family change each week's quest. */
export function ChooseQuests({ quests, path, onChoose }: ChooseQuestsProps) {
  const w = useWords(words);
  return (
    <details className="disclosure needs-script mt-5 border-t border-line">
      <summary>
        {w.chooseTitle}
        <Icon name="chevron-down" />
      </summary>
      <div className="grid gap-4 pb-4 sm:grid-cols-2">
        {path.map((chosen, week) => (
          <label key={`week-${w.week(week + 1)}`} className="grid gap-1 font-semibold">
            {w.week(week + 1)}
            <select className="field min-h-12" value={chosen} onChange={({ target }) => onChoose(week, target.value)}>
              {quests.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
