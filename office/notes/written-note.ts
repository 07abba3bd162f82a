import { isDay } from '#app/requests/days.ts';
import { paddedSizes } from '#app/requests/envelope.ts';
import { seenText } from '#app/site/seen-text.ts';
import { longest, type Note, newNoteId, noteSchema } from './note.ts';
import type { words } from './words.ts';

/** Why the form is refused, as a key of `words`. */
export type NoteFault = keyof Pick<typeof words, 'needsBy' | 'needsDay' | 'needsText' | 'tooLong' | 'full'>;

/** The names of the form's fields. */
export const noteFields = ['by', 'owner', 'text', 'booked'] as const;

/** Maximum bytes of a request's notes: half the largest envelope, so that those of a desk that was offline fit too. */
const mostBytes = (paddedSizes.at(-1) ?? 0) / 2;

/** Reads a note from the form. `form` also contains the entries and owner shown when it was loaded. */
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
