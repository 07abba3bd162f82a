import { closureNotices } from './closure-notices.ts';
import { closureText } from './closure-text.ts';
import type { NowProps } from './now-view.ts';

interface DayNoticesOwn {
  readonly label: string;
  /** Path and name of the page with all hours. */
  readonly path: string;
  readonly hours: string;
}

/** Draws what the desk published for today and the next days, in a line under the header of every page with closures. */
export function DayNoticesView({ own, offices, closures, language, now }: NowProps<DayNoticesOwn>) {
  const ofDay = closureNotices(closures, offices).filter(({ id, to }) => now && now.date <= to && id.startsWith('today:'));
  if (ofDay.length === 0) return null;
  const texts = ofDay.map((notice) => closureText(notice, offices, language, { month: 'short', day: 'numeric' }));
  return (
    <aside aria-label={own.label} className="bg-mist text-base print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-5 md:px-8">
        <ul className="closure-lines">
          {texts.map(({ days, text, reason }) => (
            <li key={`${days} ${text} ${reason}`}>
              <span>
                <strong>{days}</strong>
                {` ${text}`}
              </span>{' '}
              <span>{`· ${reason}`}</span>
            </li>
          ))}
        </ul>
        <a href={own.path} className="inline-flex min-h-8 items-center">
          {own.hours}
        </a>
      </div>
    </aside>
  );
}
