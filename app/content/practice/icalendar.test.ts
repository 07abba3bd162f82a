import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendar, folded } from './icalendar.ts';

it('folds long lines at 75 octets without breaking a letter', () => {
  const lines = folded(`SUMMARY:${'ñandú '.repeat(30)}`).split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${'ñandú '.repeat(30)}`);
});

it('writes texts that a calendar reads back letter by letter: commas, semicolons, backslashes, lines', () => {
  const event = {
    uid: 'one@clinic.example',
    summary: 'Última dosis: A, B; C \\ D 🐝',
    description: `First line, with a comma\n${'Ñandú; '.repeat(30)}end`,
    location: '1 Oak St #2, San Antonio',
  };
  const file = calendar([{ ...event, times: ['DTSTART;VALUE=DATE:20261202'] }], {
    name: 'Última dosis, prueba',
    stamp: new Date('2026-11-20T15:04:05Z'),
  });

  const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(file).toContain('\r\nNAME:Última dosis\\, prueba\r\nX-WR-CALNAME:Última dosis\\, prueba\r\n');
  expect(component?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  const read = new ICAL.Event(component);
  expect([read.uid, read.summary, read.description, read.location]).toEqual(Object.values(event));
  expect(read.startDate.isDate).toBe(true);
});

it('is no calendar without an entry, which no program opens', () => {
  expect(() => calendar([], { name: 'Empty', stamp: new Date() })).toThrow(/no entry/);
});
