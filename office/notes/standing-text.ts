import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { briefDay, clockText, whenText } from '../requests/when.ts';
import { type HalfDay, nextTry } from './next-try.ts';
import { type Note, standingOf } from './note.ts';
import { words } from './words.ts';

/** "No answer", "Booked for Thu, Dec 3". */
export function stateText({ state = 'new', bookedOn }: Pick<Note, 'state' | 'bookedOn'>, language: Language): string {
  const w = wordsIn(words, language);
  return bookedOn ? w.bookedOn(briefDay(bookedOn, language)) : w[state];
}

/** Returns the state in one line, with " / " between states that desks set differently. */
export function standingText(notes: readonly Note[], language: Language): string {
  const { states } = standingOf(notes);
  const tries = notes.filter(({ state }) => state === 'no-answer').length;
  if (states.length === 1 && states[0]?.state === 'no-answer' && tries > 1) return wordsIn(words, language).tries(tries);
  return states.map((note) => stateText(note, language)).join(' / ');
}

/** "Try again Mon, Nov 30, 1 pm to 6 pm", while no one has answered. */
export function nextTryText(notes: readonly Note[], now: Date, hours: ClinicRecords): string | undefined {
  const half = standingOf(notes).state === 'no-answer' ? nextTry(notes, now, hours) : undefined;
  return half && wordsIn(words, hours.language).nextTry(windowText(half, hours.language));
}

function windowText({ from, to }: HalfDay, language: Language): string {
  return wordsIn(words, language).window(briefDay(clinicMoment(from).date, language), clockText(from, language), clockText(to, language));
}

/** Returns a note's time and initials. */
export function byText({ at, by }: Note, language: Language): string {
  return [whenText(at, language), by].filter(Boolean).join(' · ');
}
