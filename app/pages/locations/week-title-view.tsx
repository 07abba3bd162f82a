import { formatDate } from '#app/parts/hours/format.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { dayOfWeek, shownMonday } from './week-plan.ts';

/** "{from}" and "{to}" become the Monday and the Friday. */
export interface WeekTitleOwn {
  readonly ordinary: string;
  readonly thisWeek: string;
  readonly nextWeek: string;
}

/** Which week the tables show: a typical one without JavaScript; the next once this one is over. */
export function WeekTitleView({ own, offices, closures, language, now }: NowProps<WeekTitleOwn>) {
  const monday = now && shownMonday(now, { offices, closures });
  const which = now && monday && (monday > now.date ? own.nextWeek : own.thisWeek);
  const date = (day: 'monday' | 'friday') => formatDate(dayOfWeek(day, monday ?? ''), language);
  return (
    <div className="grid">
      <p className={`col-start-1 row-start-1 ${which ? 'invisible' : ''}`} aria-hidden={which ? true : undefined}>
        {own.ordinary}
      </p>
      {which && (
        <p className="col-start-1 row-start-1 font-semibold">{which.replace('{from}', date('monday')).replace('{to}', date('friday'))}</p>
      )}
    </div>
  );
}
