import { useSyncExternalStore } from 'react';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ClosureBar } from './closure-bar.tsx';
import { ClosureLine } from './closure-line.tsx';
import { closureNotices, toldFrom } from './closure-notices.ts';
import { closureWords } from './closure-words.ts';
import { hideNotices, onHiddenNotices, readHiddenNotices } from './hidden-notices.ts';
import { useClinicMoment } from './use-clinic-moment.ts';

/** How the banner writes the days of a closure. */
export const shortDay = { month: 'short', day: 'numeric' } as const;

/**
 * Announces closures on every page, from a week before until they end. A page is built once and read on any day: it contains all notices
 * hidden, and the script right after the banner (app/browser/closures.ts) shows those due before the first paint, so that nothing moves and
 * pages that are never hydrated show them too.
 */
export function ClosureBanner() {
  const w = useWords(closureWords);
  const { closures, offices } = useFrame();
  const today = useClinicMoment()?.date;
  const hidden = useSyncExternalStore(onHiddenNotices, readHiddenNotices, () => '').split(' ');
  const notices = closureNotices(closures, offices).map((notice) => ({ notice, from: toldFrom(notice) }));
  const isShown = ({ notice: { id, to }, from }: (typeof notices)[number]) =>
    today !== undefined && from <= today && today <= to && !hidden.includes(id);
  const shown = notices.filter(isShown);

  function hide() {
    hideNotices(shown.map(({ notice }) => notice.id));
    // The focused button disappears, so move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <aside
      aria-label={w.closureNotice}
      data-closures
      hidden={shown.length === 0}
      className="bg-mist text-base print:hidden"
      suppressHydrationWarning
    >
      <ClosureBar onHide={hide}>
        {notices.map((one) => (
          <li
            key={one.notice.id}
            hidden={!isShown(one)}
            data-notice={one.notice.id}
            data-from={one.from}
            data-to={one.notice.to}
            suppressHydrationWarning
          >
            <ClosureLine notice={one.notice} offices={offices} days={shortDay} />
          </li>
        ))}
      </ClosureBar>
    </aside>
  );
}
