import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ShownClosure } from './day-hours.ts';
import { formatDate, formatRanges } from './format.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { words } from './words.ts';

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

interface UpcomingClosuresProps {
  readonly closures: readonly ShownClosure[];
  readonly offices: readonly { readonly id: string; readonly name: string }[];
}

/** Every planned day with other hours; past ones drop out once script knows the day. */
export function UpcomingClosures({ closures, offices }: UpcomingClosuresProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  const shown = closures.filter(({ to }) => !now || to >= now.date).toSorted((a, b) => a.from.localeCompare(b.from));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map(({ id, from, to, reason, openBetween, closed, offices: ids }) => (
        <li key={id} className="first-letter:uppercase">
          <strong>
            {formatDate(from, language, fullDate)}
            {to !== from && ` – ${formatDate(to, language, fullDate)}`}
          </strong>
          : {closed !== 'all' && `${closed === 'shots' ? w.shots : w.office} `}
          {openBetween ? w.onlyBetween(formatRanges([openBetween], language, w.closed)) : w.closedAllDay} · {reason}
          {ids.length < offices.length &&
            ` · ${offices
              .filter((office) => ids.includes(office.id))
              .map((office) => office.name)
              .join(', ')}`}
        </li>
      ))}
    </ul>
  );
}
