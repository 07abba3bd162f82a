import { useLocation } from 'react-router';
import { EmergencyLine } from '#app/parts/emergency-card/emergency-line.tsx';
import { findAddress } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { emergencyPages } from './emergency-pages.ts';
import { words } from './words.ts';

/** The way to what to do now, at the top of every page but that page itself. */
export function EmergencyStrip() {
  const w = useWords(words);
  const id = findAddress(useLocation().pathname)?.page.id;
  if (id && emergencyPages.includes(id)) return null;
  return (
    <div className="relative bg-alarm-mist print:hidden">
      <nav aria-label={w.emergency}>
        <EmergencyLine />
      </nav>
      {/* Between a phone's drawer and the wide header's icon, the header's two rows have no room for the search. */}
      <PageLink
        to="search"
        className="absolute top-0 right-6 hidden min-h-9 items-center gap-1.5 text-base font-semibold text-ink no-underline hover:underline md:max-lg:inline-flex"
      >
        <Icon name="search" className="icon size-5" />
        {w.search}
      </PageLink>
    </div>
  );
}
