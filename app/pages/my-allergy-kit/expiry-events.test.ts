import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendar } from '#app/content/practice/icalendar.ts';
import { office, thanksgiving } from '#app/parts/hours/hours-fixture.ts';
import { expiryEvents, reminderDays } from './expiry-events.ts';

const clinic = { offices: [office], closures: [thanksgiving] };

describe('the days that remind of an expiration date', () => {
  it('are a month and a week before', () => {
    expect(reminderDays('2027-05-05', '2026-11-20', clinic)).toEqual(['2027-04-05', '2027-04-28']);
  });

  it('are days on which somebody answers: after a weekend, after a holiday', () => {
    // Thirty days before is a Saturday.
    expect(reminderDays('2027-05-10', '2026-11-20', clinic)).toEqual(['2027-04-12', '2027-05-03']);
    // A week before is Thanksgiving, and Friday is closed too.
    expect(reminderDays('2026-12-03', '2026-10-01', clinic)).toEqual(['2026-11-03', '2026-11-30']);
  });

  it('leave out what is past, and never leave a device without one', () => {
    expect(reminderDays('2026-12-17', '2026-11-20', clinic)).toEqual(['2026-12-10']);
    expect(reminderDays('2026-11-23', '2026-11-20', clinic)).toEqual(['2026-11-23']);
    expect(reminderDays('2025-01-01', '2026-11-25', clinic)).toEqual(['2026-11-30']);
  });
});

describe('the calendar of expiration dates', () => {
  it('has each device’s two days, with an alarm at 9 am', () => {
    const devices = [{ id: 'injector-school', title: 'Injector (School)', expires: '2027-05-05' }];
    const events = expiryEvents({ devices, today: '2026-11-20', clinic, description: 'Call us', host: 'example.com' });
    const text = calendar(events, { name: 'Devices', stamp: new Date('2026-11-20T12:00:00Z') });
    const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(read.map((one) => new ICAL.Event(one).startDate.toString())).toEqual(['2027-04-05', '2027-04-28']);
    for (const one of read) expect(one.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });
});
