import { type FocusEvent, useState } from 'react';
import type { Alarm, Alarms } from '#app/parts/alarm/alarm.ts';
import { alarmsIn } from '#app/parts/alarm/load.ts';
import { useAlarms } from '#app/parts/alarm/use-alarm.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { ownWords } from '#app/requests/own-words.ts';
import { seenText } from '#app/site/seen-text.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { type Typed, textIn } from './typed-value.ts';

/** Milliseconds that sending waits for the words of emergencies where they still load. */
const longestWait = 4000;

/** What a load brings; undefined where it fails or takes too long, since listening keeps nobody from sending. */
function inTime(load: Promise<Alarms>): Promise<Alarms | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWait));
  return Promise.race([load.catch(() => undefined), late]);
}

interface FormAlarm {
  readonly alarm: Alarm | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  /** Whether a press of "Send" first shows what sounds like an emergency: once for each text, and never a second time. */
  readonly showsFirst: () => Promise<boolean>;
}

/**
 * Listens to a form for an emergency: what somebody writes there is read only when the office opens. Loaded when a field
 * for own words takes the focus, or where a draft holds some; heard on leaving a field and before sending, which waits a
 * few seconds for what still loads.
 */
export function useFormAlarm(form: FormDefinition, typed: Typed): FormAlarm {
  const language = useLanguage();
  const written = ownWords(form, (id) => seenText(textIn(typed, id)));
  const [writes, setWrites] = useState(false);
  const [left, setLeft] = useState(written);
  const [seen, setSeen] = useState('');
  const alarms = useAlarms(writes || written !== '');
  const heard = left === '' ? undefined : alarms?.of(left);
  return {
    alarm: heard,
    onFocus: ({ target }) => {
      if (target instanceof HTMLTextAreaElement) setWrites(true);
      // Who goes on to another question with the card in sight has seen it.
      if (heard && !(target instanceof HTMLButtonElement)) setSeen(left);
    },
    onBlur: () => setLeft(written),
    showsFirst: async () => {
      const now = written === '' ? undefined : (alarms ?? (await inTime(alarmsIn(language))))?.of(written);
      setLeft(written);
      if (!now || 'line' in now || 'guide' in now || seen === written) return false;
      setSeen(written);
      return true;
    },
  };
}
