import { openState } from '#app/parts/hours/open-state.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';

/** Whether any office is open, said on the button itself; the question only where nobody knows the hour. */
export function OpenNowLink() {
  const w = useWords(words);
  const hours = useWords(hoursWords);
  const language = useLanguage();
  const { offices, closures } = useFrame();
  const now = useClinicMoment();
  const states = now ? offices.map((office) => openState(now, office, 'clinic', closures)) : [];
  const open = states.filter((state) => state.state === 'open').toSorted((one, other) => other.until.localeCompare(one.until))[0];
  const soonest = states.filter((state) => state.state !== 'open').toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))[0];
  const state = open ?? soonest;
  const text = state ? stateText(state, 'clinic', hours, language) : w.openNow;
  return (
    // A line of its own on a phone, whatever it says: beside the other button it would move down when it grows.
    <PageLink to="locations" className="btn btn-secondary max-[30rem]:basis-full">
      {/* Keyed: translators of browsers replace text that React would then change in vain. */}
      <span key={text}>{text}</span>
    </PageLink>
  );
}

/** Sorts what is not open by when it opens; what never does within sight comes last. */
function keyOf(state: ReturnType<typeof openState>): string {
  if (state.state === 'break') return `0 ${state.opens}`;
  return state.state === 'closed' && state.next ? `${state.next.date} ${state.next.opens}` : '9';
}
