import { formatPhone } from '#app/content/practice/phone.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { SaveButton } from '#app/ui/save-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { datedDevices, dateKey, expiryState, places, refillText } from './expiry-list.ts';
import { words } from './words.ts';

/** The date on each device, and calendar reminders of it. */
export function ExpiryDates({ kit }: CardData) {
  const w = useWords(words);
  const typed = useKit();
  const { offices, closures } = useClinicDays();
  const { date: today } = clinicMoment(new Date());
  const devices = datedDevices(typed, kit);
  const dated = devices.flatMap((device) =>
    places.flatMap((place) => {
      const expires = textIn(typed, dateKey(device.id, place));
      const state = expiryState(expires, today);
      if (state === 'unreadable') return [];
      const title = (state === 'past' ? w.hasExpired : w.expiresSoon)(device.name, w[place]);
      return [{ id: `${device.id}-${place}`, title, expires }];
    }),
  );

  function noteOf(key: string): string | undefined {
    const expires = textIn(typed, key);
    const state = expiryState(expires, today);
    return expires === '' || state === 'ahead' ? undefined : w[state];
  }

  async function save() {
    const phones = offices.map(({ name, phones: { office } }) => `${name} ${formatPhone(office)}`).join(', ');
    const { saveReminders } = await import('./expiry-events.ts');
    saveReminders(w.expiryFile, kit.expiry.name, {
      devices: dated,
      today,
      clinic: { offices, closures },
      description: [refillText(typed, kit, w), w.callUs(phones), kit.expiry.keepOld].join('\n'),
      host: location.host,
    });
  }

  return (
    <div className="needs-script mb-4 print:hidden">
      {devices.map(({ id, name }) => (
        <fieldset key={id} className="mb-3">
          <legend className="mb-1 font-semibold">{name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10em),1fr))] gap-3">
            {places.map((place) => (
              <KitField key={place} id={dateKey(id, place)} kind="date" label={w[place]} note={noteOf(dateKey(id, place))} />
            ))}
          </div>
        </fieldset>
      ))}
      {dated.length > 0 ? (
        <SaveButton icon="calendar" className="btn btn-primary" onSave={save}>
          {w.saveReminders}
        </SaveButton>
      ) : (
        <p>{w.dateFirst}</p>
      )}
      <p className="mt-2 text-base text-quiet">{w.remindersText}</p>
    </div>
  );
}
