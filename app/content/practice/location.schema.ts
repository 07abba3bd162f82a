import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import { bilingual, id, isoDate, sampleMark, text, unique } from '#app/content/text/text.schema.ts';
import { weekHours } from './hours.schema.ts';
import { minutesOf, timeOf } from './wall-clock.ts';
import { weekdays } from './weekday.ts';

/** A United States number with its country code; `formatPhone` writes it for readers. */
export const phone = z
  .string()
  .regex(/^\+1\d{10}$/, 'expected a number as +1 and ten digits')
  .meta({ input: 'phone' });

const week = {
  clinicHours: weekHours.meta(label('Office hours', 'Horario del consultorio')),
  shotHours: weekHours.meta(label('Shot hours', 'Horario de inyecciones')),
};

const laterWeek = z.strictObject({ from: isoDate.meta(label('Start date', 'A partir de este día')), ...week });

const office = z.strictObject({
  id,
  name: bilingual.meta(label('Name', 'Nombre')),
  street: text.meta(label('Street', 'Calle')),
  city: text.meta(label('City', 'Ciudad')),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'expected two capital letters')
    .meta(label('State', 'Estado')),
  zip: z
    .string()
    .regex(/^\d{5}$/, 'expected five digits in quotes')
    .meta(label('ZIP code', 'Código postal')),
  phones: z
    .strictObject({ sample: sampleMark, office: phone.meta(label('Phone', 'Teléfono')), fax: phone.meta(label('Fax', 'Fax')) })
    .meta(label('Phone and fax', 'Teléfonos')),
  ...week,
  /** Hours that replace those above from a day on, in San Antonio's calendar. */
  laterHours: z
    .array(laterWeek)
    .refine((all) => all.every(({ from }, place) => place === 0 || (all[place - 1]?.from ?? '') < from), 'expected days in order of time')
    .optional()
    .meta(
      label('Upcoming hours', 'Horario nuevo a partir de un día', {
        help: {
          en: 'The site announces them until that day, then switches automatically. Check the doctors’ schedules too.',
          es: 'El sitio los anuncia hasta ese día y luego los muestra solo. Revise también el horario de los médicos.',
        },
      }),
    ),
  /** How to get there: shown to people who are about to come, not on every page. */
  arriving: z
    .strictObject({
      sample: sampleMark,
      parking: bilingual.meta(label('Parking', 'Estacionamiento')),
      bus: bilingual.meta(label('Bus', 'Autobús')),
    })
    .meta(label('Getting here', 'Cómo llegar')),
  /** Minutes a patient waits in the office after a shot. */
  lastShotWaitMinutes: z.int().positive().meta(label('Minutes to wait after a shot', 'Minutos de espera después de una inyección')),
});

/**
 * A patient who gets the last shot must be able to finish the wait before the office closes: otherwise one page, or one calendar file,
 * would promise a shot that another denies.
 */
const location = office.superRefine((record, { addIssue }) => {
  const weeks = [{ at: [], hours: record }, ...(record.laterHours ?? []).map((hours, place) => ({ at: ['laterHours', place], hours }))];
  for (const { at, hours } of weeks) {
    for (const { path, message } of shotHourFaults(hours, record.lastShotWaitMinutes))
      addIssue({ code: 'custom', path: [...at, ...path], message });
  }
});

function shotHourFaults(hours: Pick<z.infer<typeof office>, keyof typeof week>, wait: number) {
  return weekdays.flatMap((day) => {
    const [first, last] = [hours.clinicHours[day][0], hours.clinicHours[day].at(-1)];
    if (!first || !last) {
      const closed = { path: ['shotHours', day], message: 'expected no shot hours on a day on which the office is closed' };
      return hours.shotHours[day].length > 0 ? [closed] : [];
    }
    const latest = timeOf(Math.max(0, minutesOf(last.closes) - wait));
    return hours.shotHours[day].flatMap(({ opens, closes }, place) => [
      ...(opens < first.opens
        ? [{ path: ['shotHours', day, place, 'opens'], message: `expected ${first.opens} or later, when the office opens` }]
        : []),
      ...(closes > latest
        ? [
            {
              path: ['shotHours', day, place, 'closes'],
              message: `expected ${latest} or earlier, so that the wait of ${wait} minutes after the last shot ends before the office closes at ${last.closes}`,
            },
          ]
        : []),
    ]);
  });
}
export type Location = z.infer<typeof location>;

export const locationsSchema = z.strictObject({
  locations: z
    .array(location)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each office')
    .meta(label('Offices', 'Consultorios')),
});
