import { z } from 'zod';
import { isDay } from '#app/requests/days.ts';
import { reasonNames } from './words.ts';

/** The most characters in one language. */
export const longestText = 140;

/** Always shown as text; characters of tags, or that turn the direction of writing, are still refused. */
const plain = z
  .string()
  .trim()
  .min(1)
  .max(longestText)
  .regex(/^[^<>\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'not-plain-text');
const id = z.string().regex(/^[\w-]{8,24}$/);
const name = z.string().regex(/^[a-z-]{1,40}$/);
const day = z.string().refine(isDay);
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** An office, or its shot room alone, that is closed from a time until another on a day: 00:00 to 24:00 is all day. */
const closed = z
  .strictObject({
    kind: z.literal('closed'),
    id,
    day,
    office: name,
    closed: z.enum(['all', 'shots']),
    from: time,
    until: time,
    reason: z.enum(reasonNames),
    text: z.strictObject({ en: plain, es: plain }).optional(),
  })
  .refine(({ from, until }) => from < until);

/** A doctor who sees no patients on a day. */
const away = z.strictObject({ kind: z.literal('away'), id, day, doctor: name });

/** A station's counts in a day's air, per cubic meter. */
const pollen = z.strictObject({
  kind: z.literal('pollen'),
  id,
  day,
  station: plain,
  grains: z
    .array(z.strictObject({ plant: name, grains: z.int().min(0).max(99_999) }))
    .min(1)
    .max(20),
});

/** Whether a doctor has room for a visit at an office, by half-days such as 2026-12-01-morning. */
const rooms = z.strictObject({
  kind: z.literal('rooms'),
  id,
  office: name,
  doctor: name,
  halves: z.record(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}-(morning|afternoon)$/)
      .refine((half) => isDay(half.slice(0, 10))),
    z.enum(['room', 'full']),
  ),
});

const entry = z.discriminatedUnion('kind', [closed, away, pollen, rooms]);
export type DayEntry = z.infer<typeof entry>;

/** The body of PUT /api/today: all entries, the version they are based on, and the time by the desk's clock. */
const changeSchema = z.strictObject({
  version: z.int().min(0),
  at: z.iso.datetime(),
  entries: z.array(entry).max(100),
});
export type DayChange = z.infer<typeof changeSchema>;

/** The names that an entry may use. */
export interface KnownNames {
  readonly offices: readonly string[];
  readonly doctors: readonly string[];
  readonly plants: readonly string[];
}

export type ChangeFault = 'not-entries' | 'not-plain-text' | 'unknown-name' | 'far-day' | 'wrong-clock';

/** Days ahead that an entry may be for: the end of next week, and no public holiday of next year. */
export const daysAhead = 14;
/** Milliseconds by which a desk's clock may differ. */
const clockTolerance = 10 * 60_000;
const dayMs = 24 * 3_600_000;

const utcDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Lists an entry's calendar days. */
function daysOf(one: DayEntry): readonly string[] {
  return one.kind === 'rooms' ? Object.keys(one.halves).map((half) => half.slice(0, 10)) : [one.day];
}

/** Whether an entry is past in San Antonio, whose date is always UTC's date or the day before. */
export function isOver(one: DayEntry, now: number): boolean {
  return daysOf(one).every((date) => date < utcDay(now - dayMs));
}

function isKnown(one: DayEntry, { offices, doctors, plants }: KnownNames): boolean {
  if (one.kind === 'pollen') return one.grains.every(({ plant }) => plants.includes(plant));
  return (!('office' in one) || offices.includes(one.office)) && (!('doctor' in one) || doctors.includes(one.doctor));
}

/** Returns the first day that the server keeps. Closed times are kept longer, because calls promised by them may still wait at the desk. */
const firstKept = ({ kind }: DayEntry, now: number) => utcDay(now - (kind === 'closed' ? 14 : 1) * dayMs);

/** Whether the server forgets an entry. */
export const isForgotten = (one: DayEntry, now: number) => daysOf(one).every((date) => date < firstKept(one, now));

/** Returns a change as sent, or its fault. `now` is in milliseconds since 1970. */
export function readChange(value: unknown, known: KnownNames, now: number): DayChange | ChangeFault {
  const { data, error } = changeSchema.safeParse(value);
  if (!data) return error.issues.some(({ message }) => message === 'not-plain-text') ? 'not-plain-text' : 'not-entries';
  if (Math.abs(Date.parse(data.at) - now) > clockTolerance) return 'wrong-clock';
  const { entries } = data;
  if (new Set(entries.map((one) => one.id)).size < entries.length) return 'not-entries';
  if (!entries.every((one) => isKnown(one, known))) return 'unknown-name';
  const last = utcDay(now + daysAhead * dayMs);
  const isNear = (one: DayEntry) => daysOf(one).every((date) => firstKept(one, now) <= date && date <= last);
  return entries.every(isNear) ? data : 'far-day';
}

/** The desk's record: the entries not forgotten, and the last changes, newest first. */
export const dayRecordSchema = z.object({
  version: z.int().min(0),
  entries: z.array(entry),
  changes: z.array(z.object({ version: z.int(), at: z.iso.datetime(), token: z.string(), entries: z.int() })),
});
export type DayRecord = z.infer<typeof dayRecordSchema>;
