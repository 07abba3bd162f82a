import { wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { closureNotices } from './closure-notices.ts';
import { closureText } from './closure-text.ts';
import { closureWords } from './closure-words.ts';
import type { NowProps } from './now-view.ts';
import { weekWords } from './week-words.ts';

/** What the office's desk says of today and the next days, in a line under the header of every page that tells of closures. */
export function DayNoticesView({ offices, closures, language, now }: NowProps) {
  const own = globalThis.officeDay?.closures[language] ?? [];
  const ids = own.map(({ id }) => id);
  const notices = closureNotices(closures, offices).filter(
    ({ id, to }) => now && now.date <= to && id.split('+').some((one) => ids.includes(one)),
  );
  if (notices.length === 0) return null;
  return (
    <aside aria-label={wordsIn(closureWords, language).closureNotice} className="bg-mist text-base print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-5 md:px-8">
        <ul className="closure-lines">
          {notices.map((notice) => {
            const { days, text, reason } = closureText(notice, offices, language, { month: 'short', day: 'numeric' });
            return (
              <li key={notice.id}>
                <span>
                  <strong>{days}</strong> {text}
                </span>{' '}
                <span>{`· ${reason}`}</span>
              </li>
            );
          })}
        </ul>
        <a href={pathOf('locations', language)} className="inline-flex min-h-8 items-center">
          {wordsIn(weekWords, language).ourHours}
        </a>
      </div>
    </aside>
  );
}
