import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { minutesOf } from './wall-clock.ts';
import { workdays } from './weekday.ts';

/** The question whose options are halves of weekdays: monday-morning … friday-afternoon. */
export const visitTimesField = 'visit-times';

const noon = 12 * 60;

/** Lists which physician is at which office on which half of a weekday, by schedule. */
export function timesAtOffices(physicians: readonly Pick<Physician, 'id' | 'schedule'>[]): FormDefinition['combinations'] {
  const rows = physicians.flatMap(({ id, schedule }) =>
    workdays.flatMap((day) =>
      schedule[day].flatMap(({ location, opens, closes }) => [
        ...(minutesOf(opens) < noon ? [[location, id, `${day}-morning`]] : []),
        ...(minutesOf(closes) > noon + 60 ? [[location, id, `${day}-afternoon`]] : []),
      ]),
    ),
  );
  return { fields: ['office', 'physician', visitTimesField], rows };
}
