import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { alarmWords } from './words.ts';

/** Draws the line to 911 above an ordinary answer, for a text that may mean an emergency. It is slim because it is often a false alarm. */
export function SlimLine() {
  const w = useWords(alarmWords);
  const { call911 } = useWords(cardWords);
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-card border border-alarm bg-alarm-mist px-4 py-1 print:hidden">
      <span className="font-semibold">{w.happening}</span>
      <span className="flex flex-wrap gap-x-4">
        <a href="tel:911" className="inline-flex min-h-11 items-center gap-1.5 font-bold text-alarm">
          <Icon name="phone" />
          {call911}
        </a>
        <PageLink to="emergency" className="inline-flex min-h-11 items-center font-semibold">
          {w.whatToDo}
        </PageLink>
      </span>
    </p>
  );
}
