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

/** The same office, which closes at 5 on Mondays from January 4, 2027, and on Fridays is open until 3 from June. */
export const changing: OfficeHours = {
  ...office,
  laterHours: [
    {
      from: '2027-01-04',
      clinicHours: { ...office.clinicHours, monday: [{ opens: '08:00', closes: '17:00' }] },
      shotHours: { ...office.shotHours, monday: shots('16:30') },
    },
    {
      from: '2027-06-01',
      clinicHours: { ...office.clinicHours, friday: [{ opens: '08:00', closes: '15:00' }] },
      shotHours: office.shotHours,
    },
  ],
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
