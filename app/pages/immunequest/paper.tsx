import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { boxCount, dayCount, type Progress } from './progress.ts';
import { words } from './words.ts';

type ShownQuest = Localized<Quest>;

interface ChartProps {
  readonly quests: readonly ShownQuest[];
  readonly progress: Progress;
}

const days = Array.from({ length: dayCount }, (_, day) => day);

/** All quests with their boxes on one printed sheet; boxes already checked on screen are checked here too. */
export function PaperChart({ quests, progress }: ChartProps) {
  const w = useWords(words);
  const boxes = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;
  return (
    <section aria-labelledby="chart-title">
      <h2 id="chart-title">{w.chartTitle}</h2>
      <p>{w.chartLead}</p>
      <table className="table mt-2 text-[10.5pt] leading-snug">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {w.quest}
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quests.map((quest) => {
            const { id, emblem, title, mission } = quest;
            return (
              <tr key={id}>
                <td>
                  <Badge emblem={emblem} won={false} className="size-14" />
                </td>
                <th scope="row">
                  {title}
                  <span className="block font-normal">{mission}</span>
                </th>
                {days.map((day) => (
                  <td key={day}>
                    {day < boxCount(quest) && (
                      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" focusable="false">
                        <rect x="2" y="2" width="20" height="20" rx="4" {...boxes} />
                        {progress[id]?.includes(day) && <path d="M6 12l4 5 8-10" {...boxes} />}
                      </svg>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface CertificateProps {
  /** The quests that were won; all of them, to be checked by hand, while there is none. */
  readonly quests: readonly ShownQuest[];
  readonly byHand: boolean;
}

/** One sheet: the child writes its name by hand, since the page never asks for it. */
export function Certificate({ quests, byHand }: CertificateProps) {
  const w = useWords(words);
  const { brand } = useFrame();
  const [only] = quests.length === 1 ? quests : [];
  return (
    <section aria-labelledby="certificate-title" className="rounded-card border-4 border-double border-ink p-8 text-center">
      <p className="font-display text-xl">ImmuneQuest</p>
      <h2 id="certificate-title" className="mt-2 text-[30pt]">
        {w.certificate}
      </h2>
      <p className="mt-4 text-lg">{w.certificateOf}</p>
      <p className="mx-auto mt-12 max-w-md border-b-2 border-ink" />
      <p className="mt-6 text-lg">{w.certificateFor}</p>
      {only ? (
        <div className="mt-4 grid justify-items-center gap-3">
          <Badge emblem={only.emblem} won className="size-44" />
          <p className="font-display text-3xl font-bold">{only.title}</p>
        </div>
      ) : (
        <ul className="mx-auto mt-5 grid max-w-xl grid-cols-3 gap-4">
          {quests.map(({ id, emblem, title }) => (
            <li key={id} className="grid justify-items-center text-[10.5pt] leading-tight">
              <Badge emblem={emblem} won className="size-20" />
              <span className="mt-1">
                {byHand && '☐ '}
                {title}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-14 grid grid-cols-2 gap-12 text-[10.5pt]">
        <p className="border-t border-ink pt-1">{w.signed}</p>
        <p className="border-t border-ink pt-1">{w.dated}</p>
      </div>
      <p className="mt-6">{brand}</p>
    </section>
  );
}
