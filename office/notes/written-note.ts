import { isDay } from '#app/requests/days.ts';
import { paddedSizes } from '#app/requests/envelope.ts';
import { seenText } from '#app/site/seen-text.ts';
import { longest, type Note, newNoteId, noteSchema } from './note.ts';
import type { words } from './words.ts';

/** Why a form makes no note, by its words. */
export type NoteFault = keyof Pick<typeof words, 'needsBy' | 'needsDay' | 'needsText' | 'tooLong' | 'full'>;

/** The names of the form's fields. */
export const noteFields = ['by', 'owner', 'text', 'booked'] as const;

/** Bytes that the notes of one request may have: they fit into the largest envelope, those of a second desk too that was offline. */
const mostBytes = (paddedSizes.at(-1) ?? 0) / 2;

/** What somebody wrote into the form about calls and notes. `form`: what was seen when it was made stands in it too. */
export function writtenNote(form: URLSearchParams, notes: readonly Note[], now: Date): Note | NoteFault {
  const field = (name: string) => seenText(form.get(name) ?? '');
  const by = field('by');
  if (!by || by.length > longest.by) return 'needsBy';
  const [state, bookedOn = field('booked')] = (form.get('state') ?? '').split(' ');
  if (state === 'booked' && !isDay(bookedOn)) return 'needsDay';
  const owner = form.get('choose-owner') ?? field('owner');
  const isOwnerChosen = form.has('choose-owner') || owner !== field('owner-was');
  const text = field('text');
  if (!text && !state && !isOwnerChosen) return 'needsText';
  const note = noteSchema.safeParse({
    id: newNoteId(),
    at: now.toISOString(),
    by,
    ...(text && { text }),
    ...(isOwnerChosen && { owner }),
    ...(state && { state, ...(state === 'booked' && { bookedOn }) }),
    over: form.getAll('over'),
  });
  if (!note.success) return 'tooLong';
  return Buffer.byteLength(JSON.stringify([...notes, note.data])) > mostBytes ? 'full' : note.data;
}
