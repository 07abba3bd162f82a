import type { NowProps } from '#app/parts/hours/now-view.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { shotLines } from '#app/parts/hours/shot-lines.ts';
import { weekText } from '#app/parts/hours/week-text.ts';
import { words } from '#app/parts/hours/words.ts';
import { wordsIn } from '#app/site/language.ts';

/** Whether an office gives shots now, or when it next does, in one line; its regular hours until the day is known. */
export function ShotStateView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  if (!now)
    // Two lines, as tall as the later text, so that nothing below moves; in full without JavaScript.
    return <span className="line-clamp-2 min-h-[2lh] text-quiet plain:line-clamp-none">{weekText(office, 'shots', language)}</span>;
  const { shots, last } = officeNow(now, office, closures);
  const { state } = shotLines(shots, last, wordsIn(words, language), language);
  const open = shots.state === 'open';
  return (
    // The key makes React replace the element, as browsers' translators may have replaced its text.
    <span key={state} className={`flex min-h-[2lh] items-center gap-1.5 font-semibold ${open ? 'text-oak' : 'text-gold'}`}>
      <span aria-hidden="true" className={`size-3 flex-none rounded-full border-2 border-current ${open ? 'bg-current' : ''}`} />
      {state}
    </span>
  );
}
