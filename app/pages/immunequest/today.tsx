import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { EmblemDrawing } from '#app/parts/kids/emblems.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { type AgeGroup, ageGroups, type Stone, stoneCount } from './path.ts';
import { dayCount } from './progress.ts';
import { words } from './words.ts';

interface TodayProps {
  /** Undefined at the castle. */
  readonly stone: Stone | undefined;
  readonly quest: Localized<Quest> | undefined;
  readonly age: AgeGroup;
  readonly onAge: (age: AgeGroup) => void;
  /** Whether a stone was checked today. */
  readonly doneToday: boolean;
  readonly onDone: () => void;
}

/** Today's one task, large, for the child's age; the castle once every stone is checked. */
export function Today({ stone, quest, age, onAge, doneToday, onDone }: TodayProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby="today" className="today needs-script">
      <div className="today-stone" aria-hidden="true">
        {stone && quest ? (
          <span>{stone.week * dayCount + stone.day + 1}</span>
        ) : (
          <svg viewBox="-50 -50 100 100" className="size-full" aria-hidden="true" focusable="false">
            <EmblemDrawing name="castle" />
          </svg>
        )}
      </div>
      <div className="min-w-0 flex-1 basis-[14em]">
        {stone && quest ? (
          <>
            <h2 id="today">{doneToday ? w.tomorrow : w.today}</h2>
            {doneToday && <p className="mt-1 font-bold text-oak">{w.doneToday}</p>}
            <p className="mt-1">
              {w.stoneOf(stone.week * dayCount + stone.day + 1, stoneCount)} · <strong>{quest.title}</strong>
            </p>
            <p className="mt-2 text-xl font-semibold">{quest.ages[age]}</p>
            <fieldset className="mt-4">
              <legend className="text-base">{w.ageLegend}</legend>
              <div className="mt-1 flex flex-wrap gap-2">
                {ageGroups.map((one) => (
                  <label key={one} className="choice has-checked:border-2 has-checked:bg-mist has-checked:font-bold">
                    <input type="radio" name="age" className="size-5 accent-oak" checked={one === age} onChange={() => onAge(one)} />
                    {w[one]}
                  </label>
                ))}
              </div>
            </fieldset>
            {/* Keeps the focus when pressed, and says it is done. */}
            <button
              type="button"
              className={`mt-5 ${doneToday ? 'kz-plain-button' : 'kz-big-button'}`}
              aria-disabled={doneToday}
              onClick={() => doneToday || onDone()}
            >
              <Icon name="check" />
              {doneToday ? w.restToday : w.did}
            </button>
          </>
        ) : (
          <h2 id="today">{w.castle}</h2>
        )}
      </div>
    </section>
  );
}
