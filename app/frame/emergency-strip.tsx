import { useLocation } from 'react-router';
import { EmergencyLine } from '#app/parts/emergency-card/emergency-line.tsx';
import { findAddress } from '#app/site/paths.ts';
import { useWords } from '#app/ui/use-language.ts';
import { emergencyPages } from './emergency-pages.ts';
import { words } from './words.ts';

/** The link to the emergency page at the top of every page except the emergency pages. */
export function EmergencyStrip() {
  const w = useWords(words);
  const id = findAddress(useLocation().pathname)?.page.id;
  if (id && emergencyPages.includes(id)) return null;
  return (
    <nav aria-label={w.emergency} className="bg-alarm-mist print:hidden">
      <EmergencyLine />
    </nav>
  );
}
