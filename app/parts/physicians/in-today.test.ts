import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { doctorWeeks } from './doctor-weeks.server.ts';
import { doctorsOn } from './in-today.ts';

const doctors = doctorWeeks('en');
const on = (date: string, office: string, closures: readonly ShownClosure[] = []) =>
  doctorsOn(date, office, doctors, { offices: locations(), closures }).map(({ id }) => id);

const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

describe('who is in', () => {
  it('follows each doctor’s week', () => {
    // Dr. Márquez's Mondays and Tuesdays; October 12, 2026 is a Monday.
    expect(on('2026-10-12', 'medical-center')).toContain('marquez');
    expect(on('2026-10-12', 'lincoln-heights')).not.toContain('marquez');
    expect(on('2026-10-13', 'lincoln-heights')).toContain('marquez');
  });

  it('is nobody at weekends and where the office is closed', () => {
    expect([...on('2026-10-10', 'medical-center'), ...on('2026-10-11', 'lincoln-heights')]).toEqual([]);
    const closure = { from: '2026-10-12', to: '2026-10-12', offices: ['medical-center'], closed: 'all' } as unknown as ShownClosure;
    expect(on('2026-10-12', 'medical-center', [closure])).toEqual([]);
    const closing = locations().map((one) => ({ ...one, laterHours: [{ from: '2026-10-12', clinicHours: none, shotHours: none }] }));
    expect(doctorsOn('2026-10-12', 'medical-center', doctors, { offices: closing, closures: [] })).toEqual([]);
  });
});
