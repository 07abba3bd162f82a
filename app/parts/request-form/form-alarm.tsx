import type { Alarm } from '#app/parts/alarm/alarm.ts';
import { AlarmView } from '#app/parts/alarm/alarm-view.tsx';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { useWords } from '#app/ui/use-language.ts';

/** Above the button of a form: what to do at once, where something written sounds like an emergency. It never keeps anybody from sending. */
export function FormAlarm({ alarm }: { readonly alarm: Alarm | undefined }) {
  const w = useWords(alarmWords);
  return (
    <div role="alert" className="grid gap-3 empty:hidden print:hidden">
      {alarm && 'card' in alarm && <p className="font-semibold">{w.notRead}</p>}
      {alarm && <AlarmView alarm={alarm} id="form-alarm" brief />}
      {alarm && 'card' in alarm && <p>{w.goesOn}</p>}
    </div>
  );
}
