import { type ReactNode, useState } from 'react';
import { Ladder } from '#app/parts/care-levels/ladder.tsx';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import type { ShownGuide } from './alarm.ts';
import type { Ladders } from './ladders.server.ts';
import { laddersIn } from './load.ts';
import { alarmWords } from './words.ts';

/** Draws the ladder of one problem, folded under its name if the choice has several problems. */
function Problem({ problem, alone }: { readonly problem: Ladders[number]; readonly alone: boolean }) {
  const w = useWords(alarmWords);
  const ladder = (
    <>
      <p className="my-2">
        <WithHotlines text={problem.lead} />
      </p>
      <Ladder
        situation={problem}
        numbers={
          <PageLink to="after-hours" hash="answering" className="choice">
            <Icon name="phone" />
            {w.numbers}
          </PageLink>
        }
      />
    </>
  );
  if (alone) return ladder;
  return (
    <details name="problem" className="mt-2">
      <summary className="btn">
        {problem.title}
        <Icon name="chevron-down" />
      </summary>
      {ladder}
    </details>
  );
}

/** Draws a choice: its ladders of signs once loaded, until then a link to them on their page. */
function Choice({ choice: { id, title, of } }: { readonly choice: ShownGuide['choices'][number] }) {
  const language = useLanguage();
  const [ladders, setLadders] = useState<Ladders>();
  const w = useWords(alarmWords);
  // If loading fails, the link stays.
  const load = () => void laddersIn(language).then(setLadders, () => {});
  const problems = of.flatMap((one) => ladders?.find((ladder) => ladder.id === one) ?? []);
  return (
    <li data-choice={id}>
      <details name="guide" onToggle={load}>
        <summary className="choice w-full">
          {title}
          <Icon name="chevron-down" />
        </summary>
        {problems.map((problem) => (
          <Problem key={problem.id} problem={problem} alone={problems.length === 1} />
        ))}
        {problems.length === 0 &&
          of.slice(0, 1).map((one) => (
            <PageLink key={one} to="after-hours" hash={one} className="inline-flex min-h-11 items-center font-semibold">
              {w.signs}
            </PageLink>
          ))}
      </details>
    </li>
  );
}

interface GuideProps {
  readonly guide: ShownGuide;
  readonly headingId: string;
  /** The ordinary answer, for visitors who only ask. */
  readonly children?: ReactNode;
}

/** Asks what is happening: first what needs 911 now, then the choices, then the ordinary answer for visitors who only ask. */
export function Guide({ guide: { title, signs, choices }, headingId, children }: GuideProps) {
  const w = useWords(alarmWords);
  const { call911 } = useWords(cardWords);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="rounded-card border-2 border-alarm bg-alarm-mist p-4">
        <p className="font-semibold">{w.anyOfThese}</p>
        <ul className="list-disc ps-6">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <a href="tel:911" className="btn btn-alarm">
            <Icon name="phone" />
            {call911}
          </a>
          <PageLink to="emergency" className="inline-flex min-h-11 items-center font-semibold text-alarm">
            {w.whatToDo}
          </PageLink>
        </p>
      </div>
      <h3 id={headingId}>{title}</h3>
      <ul className="grid gap-2">
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
      </ul>
      {children && (
        <details>
          <summary className="btn btn-quiet">
            {w.onlyAsking}
            <Icon name="chevron-down" />
          </summary>
          <div className="mt-3 grid gap-3">{children}</div>
        </details>
      )}
    </section>
  );
}
