/**
 * The office's notes about a request. Entries are added and never changed, so two desks' lists can be merged by entry id and nothing
 * is lost. An entry that sets the state or the owner lists in `over` the entries it replaces. If two desks replace the same entry,
 * both new ones count until someone chooses.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { compareStrings } from '#app/parts/hours/clinic-time.ts';
import { isDay } from '#app/requests/days.ts';
import { isInstant } from '../requests/possible-time.ts';

/** How far the office is with a request, in this order. */
const callStates = ['new', 'no-answer', 'message', 'booked', 'done'] as const;
export type CallState = (typeof callStates)[number];

/** Maximum characters. */
export const longest = { by: 20, owner: 40, text: 1000 } as const;

/** Loose, so that fields of a newer release are passed on to other desks. */
export const noteSchema = z
  .looseObject({
    id: z.string().regex(/^[\w-]{16}$/),
    /** By the desk's clock, ISO 8601 in UTC. */
    at: z.string().refine(isInstant),
    /** Initials. */
    by: z.string().max(longest.by),
    text: z.string().min(1).max(longest.text).optional(),
    /** The person assigned to the request; empty when unassigned. */
    owner: z.string().max(longest.owner).optional(),
    state: z.enum(callStates).optional(),
    /** With the state `booked`: the day of the visit, YYYY-MM-DD. */
    bookedOn: z.string().refine(isDay).optional(),
    /** The ids of the entries whose state or owner this one replaces. */
    over: z.array(z.string().max(16)).max(50),
  })
  .refine(({ state, bookedOn }) => (state === 'booked') === (bookedOn !== undefined));
export type Note = z.infer<typeof noteSchema>;
export const notesSchema = z.array(noteSchema);

export function newNoteId(): string {
  return randomBytes(12).toString('base64url');
}

/** Merges both lists, in order of time. */
export function joined(one: readonly Note[], other: readonly Note[]): Note[] {
  const byId = new Map([...one, ...other].map((note) => [note.id, note]));
  return [...byId.values()].toSorted((a, b) => compareStrings(a.at, b.at) || compareStrings(a.id, b.id));
}

/** A request's state according to its notes. */
export interface Standing {
  /** The entry that set the state; several if desks set different ones, none if no one has. */
  readonly states: readonly Note[];
  /** The same for the owner. */
  readonly owners: readonly Note[];
  /** The state; of several, the one furthest from done. */
  readonly state: CallState;
  /** The owner's name; of several, the last. */
  readonly owner: string;
}

export function standingOf(notes: readonly Note[]): Standing {
  const states = onceEach(unreplaced(notes, 'state'), ({ state, bookedOn }) => `${state} ${bookedOn}`);
  const owners = onceEach(unreplaced(notes, 'owner'), ({ owner = '' }) => owner);
  const [state = 'new'] = states.flatMap((note) => note.state ?? []).toSorted((one, other) => rankOf(one) - rankOf(other));
  return { states, owners, state, owner: owners.at(-1)?.owner ?? '' };
}

export const rankOf = (state: CallState) => callStates.indexOf(state);

/** Returns the ids that a new entry replaces. */
export function replaceable(notes: readonly Note[]): string[] {
  return [...new Set([...unreplaced(notes, 'state'), ...unreplaced(notes, 'owner')].map(({ id }) => id))];
}

/** Returns the entries that set a field and that no other entry replaces. */
function unreplaced(notes: readonly Note[], field: 'state' | 'owner'): Note[] {
  const setting = notes.filter((note) => note[field] !== undefined);
  const replaced = new Set(setting.flatMap(({ over }) => over));
  return setting.filter(({ id }) => !replaced.has(id));
}

/** Keeps the last of the notes with the same value. */
function onceEach(notes: readonly Note[], value: (note: Note) => string): Note[] {
  return [...new Map(notes.map((note) => [value(note), note])).values()];
}

/** Checks whether someone has called; the server may know. */
export function isCalled(notes: readonly Note[] = []): boolean {
  return standingOf(notes).state !== 'new';
}

/** Checks whether the promised call was made; an unanswered call doesn't count. */
export function isPromiseKept(notes: readonly Note[] = []): boolean {
  return rankOf(standingOf(notes).state) > rankOf('no-answer');
}

/** Returns when someone first called, ISO 8601 in UTC; undefined if no one has, or if that was undone. */
export function firstCallOf(notes: readonly Note[] = []): string | undefined {
  return isCalled(notes) ? notes.find(({ state = 'new' }) => state !== 'new')?.at : undefined;
}
