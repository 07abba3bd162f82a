import type { OfficeHours, ShownClosure } from './day-hours.ts';

export const long = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];
export const shorter = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:30' },
];
export const friday = [{ opens: '08:00', closes: '13:00' }];
const shots = (closes: string) => [{ opens: '08:00', closes }];

/** An office that splits most days at lunch and gives shots through it, with a short Friday. */
export const office: OfficeHours = {
  id: 'medical-center',
  clinicHours: { monday: long, tuesday: long, wednesday: shorter, thursday: shorter, friday, saturday: [], sunday: [] },
  shotHours: {
    monday: shots('17:30'),
    tuesday: shots('17:30'),
    wednesday: shots('17:00'),
    thursday: shots('17:00'),
    friday: shots('12:30'),
    saturday: [],
    sunday: [],
  },
  lastShotWaitMinutes: 30,
};

export const thanksgiving: ShownClosure = {
  id: 'thanksgiving',
  from: '2026-11-26',
  to: '2026-11-27',
  offices: ['medical-center'],
  closed: 'all',
  reason: 'Thanksgiving',
};
export const christmasEve: ShownClosure = {
  id: 'christmas-eve',
  from: '2026-12-24',
  to: '2026-12-24',
  offices: ['medical-center'],
  closed: 'all',
  openBetween: { opens: '08:00', closes: '12:00' },
  reason: 'Christmas Eve',
};
export const closures = [thanksgiving, christmasEve];
