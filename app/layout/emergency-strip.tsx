import { useLocation } from 'react-router';
import { findAddress } from '../site/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useWords } from '../ui/use-language.ts';
import { words } from './words.ts';

/**
 * One tap to what to do now, at the top of every page but that page itself. A line of its own: in the bar below it, a
 * phone has no room left, and an icon alone would not be found by someone in a fright.
 */
export function EmergencyStrip() {
  const w = useWords(words);
  const { pathname } = useLocation();
  if (findAddress(pathname)?.page.id === 'emergency') return null;
  return (
    <nav aria-label={w.emergency} className="bg-alarm-mist print:hidden">
      <div className="mx-auto flex max-w-7xl px-3 sm:px-4 md:px-6">
        <PageLink
          to="emergency"
          className="inline-flex min-h-9 items-center gap-1.5 text-base font-semibold text-ink no-underline hover:underline"
        >
          <Icon name="emergency" className="icon size-5 text-alarm" />
          {w.emergencyNow}
        </PageLink>
      </div>
    </nav>
  );
}
