import { wordsIn } from '#app/site/language.ts';
import { inOrder } from './clinic-time.ts';
import type { NowProps } from './now-view.ts';
import { type OpenState, openState } from './open-state.ts';
import { stateText } from './state-text.ts';
import { words } from './words.ts';

/** Whether any office is open, the one open longest or the one to open next; a question where nobody knows the hour. */
export function AnyOfficeOpenView({ own, offices, closures, language, now }: NowProps<{ readonly question: string }>) {
  const states = now ? offices.map((office) => openState(now, office, 'clinic', closures)) : [];
  const open = states.filter((state) => state.state === 'open').toSorted((one, other) => inOrder(other.until, one.until))[0];
  const soonest = states.filter((state) => state.state !== 'open').toSorted((one, other) => inOrder(keyOf(one), keyOf(other)))[0];
  const state = open ?? soonest;
  return <span>{state ? stateText(state, 'clinic', wordsIn(words, language), language) : own.question}</span>;
}

/** Sorts what is not open by when it opens; what never does within sight comes last. */
function keyOf(state: OpenState): string {
  if (state.state === 'break') return `0 ${state.opens}`;
  return state.state === 'closed' && state.next ? `${state.next.date} ${state.next.opens}` : '9';
}
