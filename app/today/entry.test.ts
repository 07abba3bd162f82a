import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { languages } from '#app/site/language.ts';
import { isForgotten, isOver, readChange } from './entry.schema.ts';
import { changeOf, closedEntry, known } from './entry-fixture.ts';
import { plantNames } from './words.ts';

const now = Date.parse('2026-12-01T13:00:00Z');
const read = (entries: readonly unknown[], more = {}) => readChange({ ...changeOf(entries, now), ...more }, known, now);

describe('a change of the office’s day', () => {
  it('is taken with every kind of entry', () => {
    const id = 'abcdefgh';
    const entries = [
      { ...closedEntry, text: { en: 'The road is icy.', es: 'La calle está helada.' } },
      { kind: 'away', id: `${id}2`, day: '2026-12-02', doctor: 'marquez' },
      { kind: 'pollen', id: `${id}3`, day: '2026-12-01', station: 'San Antonio', grains: [{ plant: 'oak', grains: 12 }] },
      { kind: 'rooms', id: `${id}4`, office: 'lincoln-heights', doctor: 'salinas', halves: { '2026-12-03-morning': 'room' } },
    ];
    expect(read(entries)).toMatchObject({ version: 0, entries });
  });

  it.each([
    ['not-entries', { ...closedEntry, from: '18:00', until: '08:00' }],
    ['not-entries', { ...closedEntry, reason: 'holiday' }],
    ['not-entries', { ...closedEntry, text: { en: 'Only English' } }],
    ['not-entries', { ...closedEntry, text: { en: 'x'.repeat(141), es: 'x' } }],
    ['not-entries', { ...closedEntry, more: 1 }],
    ['not-entries', { ...closedEntry, day: '2026-02-30' }],
    ['not-plain-text', { ...closedEntry, text: { en: '<b>Closed</b>', es: 'Cerrado' } }],
    ['not-plain-text', { ...closedEntry, text: { en: 'Closed\u202e', es: 'Cerrado' } }],
    ['unknown-name', { ...closedEntry, office: 'elsewhere' }],
    ['unknown-name', { kind: 'away', id: 'abcdefgh', day: '2026-12-01', doctor: 'nobody' }],
    ['far-day', { ...closedEntry, day: '2026-11-16' }],
    ['far-day', { kind: 'away', id: 'abcdefgh', day: '2026-11-29', doctor: 'marquez' }],
    ['far-day', { ...closedEntry, day: '2026-12-16' }],
    ['far-day', { kind: 'rooms', id: 'abcdefgh', office: 'lincoln-heights', doctor: 'salinas', halves: { '2027-12-03-morning': 'full' } }],
  ] as const)('is refused as %s (%#)', (fault, entry) => {
    expect(read([entry])).toBe(fault);
  });

  it('is refused when the clock it was made by is wrong, or an id comes twice', () => {
    expect(read([], { at: '2026-12-01T12:49:00Z' })).toBe('wrong-clock');
    expect(read([], { at: '2026-12-01T13:09:00Z' })).toMatchObject({ entries: [] });
    expect(read([closedEntry, closedEntry])).toBe('not-entries');
  });

  it('is forgotten once it is over, and what was closed two weeks after it: until then calls wait that were promised by it', () => {
    const away = { kind: 'away', id: 'abcdefgh', day: '2026-12-01', doctor: 'marquez' } as const;
    const forgotten = (at: string) => [away, closedEntry].map((one) => isForgotten(one, Date.parse(at)));
    expect(forgotten('2026-12-02T23:59:00Z')).toEqual([false, false]);
    expect(forgotten('2026-12-03T00:00:00Z')).toEqual([true, false]);
    expect(forgotten('2026-12-16T00:00:00Z')).toEqual([true, true]);
  });

  it('is over when its day has ended everywhere in the United States, rooms with their last half-day', () => {
    expect(isOver(closedEntry, Date.parse('2026-12-02T23:59:00Z'))).toBe(false);
    expect(isOver(closedEntry, Date.parse('2026-12-03T00:00:00Z'))).toBe(true);
    const halves = { '2026-12-01-morning': 'full', '2026-12-03-afternoon': 'room' } as const;
    const rooms = { kind: 'rooms', id: 'abcdefgh', office: 'lincoln-heights', doctor: 'salinas', halves } as const;
    expect(isOver(rooms, Date.parse('2026-12-04T12:00:00Z'))).toBe(false);
    expect(isOver(rooms, Date.parse('2026-12-05T12:00:00Z'))).toBe(true);
  });
});

it('the plants of a count are named as on the page of the seasons', () => {
  const plants = seasons().types.map(({ id, name }) => [id, name] as const);
  expect(Object.keys(plantNames)).toEqual(plants.map(([id]) => id).filter((id) => id !== 'dust-mite'));
  for (const [id, name] of plants)
    for (const language of languages) expect(name[language].toLowerCase()).toContain(plantNames[id]?.[language] ?? '');
});
