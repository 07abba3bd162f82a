import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { boxCount, boxesDone, dayCount, type Progress } from './progress.ts';
import { words } from './words.ts';

type ShownQuest = Localized<Quest>;

interface ChartProps {
  /** The path's quests, one per week. */
  readonly onPath: readonly ShownQuest[];
  readonly others: readonly ShownQuest[];
  readonly progress: Progress;
}

const days = Array.from({ length: dayCount }, (_, day) => day);

/** The wall chart: the path's stones to color in, then the other quests with their boxes. Checked boxes are printed checked. */
export function PaperChart({ onPath, others, progress }: ChartProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby="chart-title">
      <h2 id="chart-title">{w.chartTitle}</h2>
      <p>{w.chartLead}</p>
      <ol className="mt-3 grid gap-3">
        {onPath.map(({ id, emblem, title, mission }, week) => (
          <li key={id} className="break-inside-avoid border-t border-ink pt-2">
            <p className="text-[11pt] leading-snug">
              <strong>
                {w.week(week + 1)}: {title}.
              </strong>{' '}
              {mission}
            </p>
            <div className="mt-1 flex items-center gap-2">
              {days.map((day) => (
                <span key={day} className="paper-stone">
                  {progress[id]?.includes(day) ? '✓' : week * dayCount + day + 1}
                </span>
              ))}
              <Badge emblem={emblem} won={false} className="ms-auto size-20" />
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-3">{w.more}</h3>
      <ul className="mt-1 grid gap-1 text-[9.5pt] leading-tight">
        {others.map((quest) => (
          <li key={quest.id} className="flex items-center gap-2 border-t border-line pt-1">
            <Badge emblem={quest.emblem} won={false} className="size-9 flex-none" />
            <span className="min-w-0 flex-1">
              <strong>{quest.title}.</strong> {quest.mission}
            </span>
            <span className="flex-none text-[14pt]">
              {days
                .slice(0, boxCount(quest))
                .map((day) => (progress[quest.id]?.includes(day) ? '☑' : '☐'))
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sheet for the doctor: symptoms before the path and after each week, to fill in with a pen, and each week's stones. */
export function DoctorSheet({ onPath, progress }: Pick<ChartProps, 'onPath' | 'progress'>) {
  const w = useWords(words);
  const { brand } = useFrame();
  const columns = [w.beforeColumn, ...onPath.map((_, week) => w.week(week + 1))];
  return (
    <section aria-labelledby="doctor-title">
      <h2 id="doctor-title">{w.doctorTitle}</h2>
      <p>{w.doctorLead}</p>
      <p className="mt-1 font-semibold">{w.urgent}</p>
      <table className="table mt-3 text-[10.5pt]">
        <thead>
          <tr>
            {[w.symptom, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {w.symptoms.split('|').map((symptom) => (
            <tr key={symptom}>
              <th scope="row">{symptom}</th>
              {columns.map((column) => (
                <td key={column}>0 1 2 3</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{w.quest}</th>
            <td />
            {onPath.map(({ id, title }) => (
              <td key={id}>{title}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{w.stonesColumn}</th>
            <td />
            {onPath.map(({ id }) => {
              const done = boxesDone(progress, id, dayCount).length;
              return <td key={id}>{done > 0 ? w.done(done, dayCount) : `___ / ${dayCount}`}</td>;
            })}
          </tr>
          <tr>
            <th scope="row" className="h-[16mm]">
              {w.pollenRow}
            </th>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        </tbody>
      </table>
      <h3 className="mt-5">{w.asks}</h3>
      {[1, 2, 3, 4].map((line) => (
        <p key={line} className="mt-9 border-b border-ink" />
      ))}
      <p className="mt-6">{brand}</p>
    </section>
  );
}

interface CertificateProps {
  /** The quests won; if none, all quests, to check by hand. */
  readonly quests: readonly ShownQuest[];
  readonly byHand: boolean;
}

/** One sheet: the child writes the name by hand, as the page never asks for it. */
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
