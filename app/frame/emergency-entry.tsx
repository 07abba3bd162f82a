import { useLocation } from 'react-router';
import { findAddress } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { emergencyPages } from './emergency-pages.ts';
import { words } from './words.ts';

/** The header's link to the emergency page, which stays in sight after the strip above the header has scrolled away. */
export function EmergencyEntry() {
  const w = useWords(words);
  const id = findAddress(useLocation().pathname)?.page.id;
  if (id && emergencyPages.includes(id)) return null;
  return (
    <PageLink to="emergency" className="emergency-entry">
      <Icon name="emergency" className="icon size-6" />
      {w.emergency}
    </PageLink>
  );
}
