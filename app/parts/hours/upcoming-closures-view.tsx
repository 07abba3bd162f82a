import { closureNotices } from './closure-notices.ts';
import { closureText } from './closure-text.ts';
import type { NowProps } from './now-view.ts';

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

/**
 * Lists every planned day with other hours, in words; past ones disappear once script knows the day. What the desk published for today has
 * a separate notice.
 */
export function UpcomingClosuresView({ offices, closures, language, now }: NowProps<null>) {
  const planned = closureNotices(closures, offices).filter(({ id, to }) => !id.startsWith('today:') && (!now || to >= now.date));
  if (planned.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {planned.map((notice) => {
        const { days, text, reason } = closureText(notice, offices, language, fullDate);
        return (
          <li key={notice.id} className="first-letter:uppercase">
            <strong>{days}</strong> {`${text} · ${reason}`}
          </li>
        );
      })}
    </ul>
  );
}
