import { type ClinicMoment, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import type { RoomOffer } from '#app/parts/hours/with-day.ts';
import { hoursLeft } from '#app/parts/physicians/hours-left.ts';
import { optionFault } from '#app/requests/combinations.ts';
import { type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';

/** A half-day with room, with the answers that it gives to the form's questions. */
export interface OfferedRoom extends RoomOffer {
  /** An option of the question for times, such as thursday-morning. */
  readonly time: string;
  /** The labels of the options. */
  readonly labels: { readonly office: string; readonly doctor: string; readonly time: string };
}

/** How many are offered at most: the soonest. */
const most = 6;

/** The times of half-days; a closure of any part of one removes it. */
const halves = { morning: { opens: '08:00', closes: '12:00' }, afternoon: { opens: '13:00', closes: '17:00' } } as const;

interface Place {
  readonly form: FormDefinition;
  /** The answers so far, with dates as days: a doctor may not see this patient. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly now: ClinicMoment;
  readonly closures: readonly ShownClosure[];
}

/** Returns half-days with room that are still to come, at an open office with a doctor who is there and sees the patient; soonest first. */
export function roomsLeft(rooms: readonly RoomOffer[], { form, given, now, closures }: Place): OfferedRoom[] {
  const [officeField = '', doctorField = '', timeField = ''] = form.combinations.fields;
  const labelOf = (field: string, id: string) =>
    fieldsOf(form)
      .find((one) => one.id === field)
      ?.options?.find((option) => option.id === id)?.label ?? '';
  const isLeft = ({ day, half, office, doctor }: RoomOffer) => {
    const time = `${weekdayOf(day)}-${half}`;
    const isAhead = now.date < day || (now.date === day && now.minutes < Number(halves[half].opens.slice(0, 2)) * 60);
    // The office's hours may not fill the half-day, so only closures are considered.
    const open = hoursLeft({ location: office, ...halves[half] }, day, doctor, { offices: [], closures });
    const fault = optionFault(form, timeField, time, { ...given, [officeField]: office, [doctorField]: doctor }, now.date);
    return (
      isAhead &&
      open.length === 1 &&
      JSON.stringify(open[0]) === JSON.stringify(halves[half]) &&
      !['impossible', 'age'].includes(`${fault}`)
    );
  };
  const order = ({ day, half, doctor }: RoomOffer) => `${day} ${half === 'morning' ? 0 : 1} ${doctor}`;
  return rooms
    .filter(isLeft)
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .slice(0, most)
    .map((room) => {
      const time = `${weekdayOf(room.day)}-${room.half}`;
      const { office, doctor } = room;
      const labels = { office: labelOf(officeField, office), doctor: labelOf(doctorField, doctor), time: labelOf(timeField, time) };
      return { ...room, time, labels };
    });
}
