import { formatDate } from '#app/parts/hours/format.ts';
import { useClinicDays, useOfficeDay } from '#app/parts/hours/use-clinic-days.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type OfferedRoom, roomsLeft } from './rooms-left.ts';
import { markedIn, type Typed, type TypedValue, textIn } from './typed-value.ts';
import { words } from './words.ts';

interface RoomOffersProps {
  readonly form: FormDefinition;
  readonly typed: Typed;
  /** The answers as they were typed, dates as YYYY-MM-DD. */
  readonly known: Readonly<Record<string, unknown>>;
  readonly set: (id: string, value: TypedValue) => void;
}

/** Offers half-days in which the office has room, before the questions about them: one press answers office, doctor and time. */
export function RoomOffers({ form, typed, known, set }: RoomOffersProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { closures } = useClinicDays();
  const now = useClinicMoment();
  const rooms = useOfficeDay()?.rooms ?? [];
  const [office = '', doctor = '', times = ''] = form.combinations.fields;
  const left = now ? roomsLeft(rooms, { form, given: known, now, closures }) : [];
  if (left.length === 0) return null;

  const isTaken = (room: OfferedRoom) =>
    textIn(typed, office) === room.office && textIn(typed, doctor) === room.doctor && markedIn(typed, times).includes(room.time);

  function take(room: OfferedRoom) {
    set(office, room.office);
    set(doctor, room.doctor);
    set(times, [room.time]);
  }
  return (
    <fieldset className="mt-4 grid gap-2 print:hidden">
      <legend className="font-semibold">{w.roomsTitle}</legend>
      <ul className="grid gap-2">
        {left.map((room) => (
          <li key={`${room.day} ${room.half} ${room.doctor}`}>
            <button type="button" aria-pressed={isTaken(room)} className="choice w-full text-start" onClick={() => take(room)}>
              <span>
                <strong>
                  {room.labels.time}, {formatDate(room.day, language, { month: 'short', day: 'numeric' })}
                </strong>
                {` · ${room.labels.doctor} · ${room.labels.office}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
