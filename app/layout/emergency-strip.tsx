import { useLocation } from 'react-router';
import { EmergencyLine } from '#app/parts/emergency-card/emergency-line.tsx';
import { findAddress } from '../site/paths.ts';
import { useWords } from '../ui/use-language.ts';
import { words } from '#app/frame/words.ts';

/** The way to what to do now, at the top of every page but that page itself. */
export function EmergencyStrip() {
  const w = useWords(words);
  const { pathname } = useLocation();
  if (findAddress(pathname)?.page.id === 'emergency') return null;
  return (
    <nav aria-label={w.emergency} className="bg-alarm-mist print:hidden">
      <EmergencyLine />
    </nav>
  );
}
