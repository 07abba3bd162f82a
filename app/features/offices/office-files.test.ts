import { describe, expect, it } from 'vitest';
import { closures, locations } from '#app/content/content.server.ts';
import { folded } from '#app/content/icalendar.ts';
import { localized } from '#app/content/localized.ts';
import { officeCalendar } from '#app/parts/offices/office-calendar.ts';
import { officeVcard } from '#app/parts/offices/vcard.ts';

const [office] = localized(locations(), 'en');
if (!office) throw new Error('no office');
const make = (kind: 'clinic' | 'shots') =>
  officeCalendar({ office, kind, closures: localized(closures(), 'en'), title: 'Office open', year: 2026 });

describe('an office as a calendar', () => {
  it('has one weekly entry per range: lunch splits four days, Friday is one block', () => {
    expect(make('clinic').match(/RRULE:FREQ=WEEKLY/g)).toHaveLength(9);
    expect(make('shots').match(/RRULE:FREQ=WEEKLY/g)).toHaveLength(5);
  });

  it('begins each entry on its own weekday in San Antonio time', () => {
    expect(make('clinic')).toContain('DTSTART;TZID=America/Chicago:20260105T080000');
    expect(make('clinic')).toContain('DTEND;TZID=America/Chicago:20260102T130000');
  });

  it('takes out closed days and enters what is left of a short one', () => {
    const text = make('clinic');
    expect(text).toContain('EXDATE;TZID=America/Chicago:20261126T080000');
    expect(text).toContain('UID:medical-center-clinic-2026-12-24-0800');
    expect(text).not.toContain('UID:medical-center-clinic-2026-11-26');
  });

  it('folds long lines at 75 octets without breaking a letter', () => {
    const lines = folded(`SUMMARY:${'ñandú '.repeat(30)}`).split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${'ñandú '.repeat(30)}`);
  });
});

describe('an office as a contact', () => {
  it('carries phone, fax and address, with commas escaped', () => {
    const card = officeVcard(office, 'Smith, Jones', 'https://clinic.example/locations');
    expect(card).toContain(`TEL;TYPE="voice,work";VALUE=uri:tel:${office.phones.office}`);
    expect(card).toContain('ORG:Smith\\, Jones;Medical Center');
    expect(card).toContain('ADR;TYPE=work:;;8285 Fredericksburg Rd;San Antonio;TX;78229;USA');
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  });
});
