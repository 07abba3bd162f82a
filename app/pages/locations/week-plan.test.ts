import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closures, locations } from '#app/content/content.server.ts';
import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { workdays } from '#app/content/practice/weekday.ts';
import { localized } from '#app/content/text/localized.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { rangesOn } from '#app/parts/hours/day-hours.ts';
import { doctorWeeks } from '#app/parts/physicians/doctor-weeks.server.ts';
import { weekOwn } from './week-own.ts';
import { dayOfWeek, scheduleInWeek, shownMonday, weekPlan } from './week-plan.ts';

/** The doctors in the tests; other doctors change nothing. */
const doctors = weekOwn(doctorWeeks('en'), 'en').doctors.filter(({ id }) => ['marquez', 'salinas', 'whitaker'].includes(id));
const offices = localized(locations(), 'en');
const known = localized(closures(), 'en');
const planIn = (monday?: string) => weekPlan(doctors, offices, known, monday);
const who = (plan: ReturnType<typeof planIn>, day: string) =>
  plan.find((row) => row.day === day)?.offices.map(({ office, visits }) => [office, visits.map(({ id }) => id)]);

describe('the week shown', () => {
  it.each([
    ['Monday', '2026-11-23', '08:00', '2026-11-23'],
    ['Friday while an office is open', '2026-11-20', '10:00', '2026-11-16'],
    ['Friday evening: the next one', '2026-11-20', '20:00', '2026-11-23'],
    ['Wednesday evening before two closed days: the next one', '2026-11-25', '20:00', '2026-11-30'],
    ['Saturday: the next one', '2026-11-28', '10:00', '2026-11-30'],
    ['Sunday: the next one', '2026-11-29', '10:00', '2026-11-30'],
    ['over the end of a year', '2026-12-31', '08:00', '2026-12-28'],
  ])('on %s', (_, date, time, monday) => {
    expect(shownMonday({ date, minutes: minutesOf(time) }, { offices, closures: known })).toBe(monday);
  });
});

describe('which doctor is where', () => {
  it('has the doctors of the schedules at their offices', () => {
    expect(who(planIn(), 'monday')).toEqual([
      ['medical-center', ['marquez', 'whitaker']],
      ['lincoln-heights', ['salinas', 'whitaker']],
    ]);
    expect(who(planIn(), 'friday')).toEqual([
      ['medical-center', ['marquez']],
      ['lincoln-heights', ['salinas']],
    ]);
  });

  it('is empty on the days of Thanksgiving week that are closed, with the reason, and whole on the others', () => {
    const plan = planIn('2026-11-23');
    for (const day of ['thursday', 'friday']) {
      const row = plan.find((one) => one.day === day);
      expect(row?.offices.map(({ visits, reasons }) => [visits.length, ...reasons])).toEqual([
        [0, 'Thanksgiving'],
        [0, 'Thanksgiving'],
      ]);
    }
    expect(who(plan, 'wednesday')).toEqual(who(planIn(), 'wednesday'));
  });

  it('cuts Christmas Eve to the morning', () => {
    const thursday = planIn('2026-12-21').find(({ day }) => day === 'thursday');
    const closing = thursday?.offices.flatMap(({ visits }) => visits.flatMap(({ ranges }) => ranges.map(({ closes }) => closes)));
    expect(closing?.length).toBeGreaterThan(0);
    expect(closing?.every((closes) => closes <= '12:00')).toBe(true);
  });

  it('never puts a doctor into an office that is closed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70 }), (weeks) => {
        const monday = addDays('2026-09-07', weeks * 7);
        return planIn(monday).every(({ day, offices: cells }) =>
          cells.every(({ office, visits }) => {
            const record = offices.find(({ id }) => id === office);
            const open = record ? rangesOn(dayOfWeek(day, monday), record, 'clinic', known) : [];
            return visits.every(({ ranges }) =>
              ranges.every((range) => open.some(({ opens, closes }) => opens <= range.opens && range.closes <= closes)),
            );
          }),
        );
      }),
    );
  });

  it('tells the same per doctor as per office', () => {
    for (const monday of [undefined, '2026-11-23', '2026-12-21']) {
      const plan = planIn(monday);
      for (const { id, schedule } of doctors) {
        const own = scheduleInWeek(schedule, { offices, closures: known }, monday, '');
        const hours = workdays.map((day) => own[day].length);
        const seen = workdays.map(
          (day) =>
            plan
              .filter((row) => row.day === day)
              .flatMap((row) =>
                row.offices.flatMap(({ visits }) => visits.filter((visit) => visit.id === id).flatMap(({ ranges }) => ranges)),
              ).length,
        );
        expect(seen).toEqual(hours);
      }
    }
  });
});
