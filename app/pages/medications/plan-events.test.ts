import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendar } from '#app/content/practice/icalendar.ts';
import { office, thanksgiving } from '#app/parts/hours/hours-fixture.ts';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { needsCall } from '#app/parts/medicines/listed-medication.ts';
import { wordsIn } from '#app/site/language.ts';
import { planEvents } from './plan-events.ts';
import { plannerWords } from './planner-words.ts';
import { stopDates } from './stop-dates.ts';

/** Names as typed. */
const known: Readonly<Record<string, string>> = { 'antihistamine-decongestant': 'Claritin-D', levocetirizine: 'Xyzal' };
const medications = listedMedications('en');
const take = (...ids: string[]) =>
  medications.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, shownName: known[one.id] ?? one.name }));
const christmas = { ...thanksgiving, id: 'christmas', from: '2026-12-25', to: '2026-12-25' };
const eventsFor = (today: string, ids: string[], testDay = '2026-12-10') =>
  planEvents({
    testDay,
    today,
    dates: stopDates(
      testDay,
      today,
      take(...ids).filter((one) => !needsCall(one)),
    ),
    callFirst: take(...ids).filter(needsCall),
    clinic: { offices: [office], closures: [thanksgiving, christmas] },
    w: wordsIn(plannerWords, 'en'),
    phones: '(210) 555-0142',
    draft: 'Draft: your doctor comes first',
    host: 'example.com',
  });

describe('events for the calendar', () => {
  it('has one for each day of last doses, and the visit', () => {
    const events = eventsFor('2026-11-20', ['cetirizine', 'loratadine', 'famotidine']);
    expect(events.map(({ times, summary }) => [...times, summary])).toEqual([
      ['DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261203', 'Last dose before skin test: cetirizine, loratadine'],
      ['DTSTART;VALUE=DATE:20261206', 'DTEND;VALUE=DATE:20261207', 'Last dose before skin test: famotidine'],
      ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211', 'Allergy skin test'],
    ]);
  });

  it('carries brands, the caution, the draft line and the phones in every note', () => {
    const events = eventsFor('2026-11-20', ['cetirizine']);
    expect(events[0]?.description).toContain('cetirizine (Zyrtec, Aller-Tec');
    for (const { description } of events) {
      expect(description).toContain('ask that doctor before you stop');
      expect(description).toContain('Draft: your doctor comes first');
      expect(description).toContain('(210) 555-0142');
    }
  });

  it('begins with the call where one comes first, on a working day, and says so in every note', () => {
    const events = eventsFor('2026-11-20', ['cetirizine', 'beta-blockers', 'desloratadine']);
    expect(events.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Call before the skin test, keep taking: .*beta-blockers/),
      'Last dose before skin test: cetirizine',
      'Allergy skin test',
    ]);
    // November 20 is a Friday.
    expect(events[0]?.times[0]).toBe('DTSTART;VALUE=DATE:20261123');
    for (const { description } of events) {
      expect(description).toMatch(/^First: call us before the test: \(210\) 555-0142\nKeep taking these/);
      expect(description).toContain('may make epinephrine work less well');
    }
    expect(eventsFor('2026-12-09', ['beta-blockers'])[0]?.times[0]).toBe('DTSTART;VALUE=DATE:20261210');
  });

  it.each([
    ['2026-11-25', '2026-12-10', '20261130'],
    ['2026-12-23', '2027-01-07', '20261224'],
  ])('from %s reminds to call before %s on a day when somebody answers, %s', (today, testDay, day) => {
    expect(eventsFor(today, ['beta-blockers'], testDay)[0]?.times[0]).toBe(`DTSTART;VALUE=DATE:${day}`);
  });

  it('warns of what the entry on the list warns of, under the name that was typed', () => {
    const [event] = eventsFor('2026-11-20', ['levocetirizine', 'antihistamine-decongestant']);
    expect(event?.summary).toBe('Last dose before skin test: Xyzal, Claritin-D');
    expect(event?.description).toMatch(/^Xyzal \(levocetirizine\): .*over 3 months, call us before you stop\. .*itching/m);
    expect(event?.description).toMatch(/^Claritin-D \(antihistamine with decongestant/m);
  });

  it('reminds at 9 am: of a call on its day, when it can be made, of all else the day before', () => {
    const file = calendar(eventsFor('2026-11-20', ['beta-blockers', 'cetirizine']), { name: 'My plan', stamp: new Date() });
    const alarms = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstSubcomponent('valarm'))
      .map((alarm) => [alarm?.getFirstPropertyValue('action'), alarm?.getFirstPropertyValue('trigger')?.toString()]);
    expect(alarms).toEqual([
      ['DISPLAY', 'PT9H'],
      ['DISPLAY', '-PT15H'],
      ['DISPLAY', '-PT15H'],
    ]);
  });
});
