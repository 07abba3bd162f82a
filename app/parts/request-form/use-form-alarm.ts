import { type FocusEvent, useState } from 'react';
import type { Alarm, Alarms } from '#app/parts/alarm/alarm.ts';
import { alarmsIn } from '#app/parts/alarm/load.ts';
import { useAlarms } from '#app/parts/alarm/use-alarm.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { ownWords } from '#app/requests/own-words.ts';
import { seenText } from '#app/site/seen-text.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { type Typed, textIn } from './typed-value.ts';

/** Milliseconds that sending waits for the emergency words if they are still loading. */
const longestWait = 4000;

/** Returns what is loaded; undefined if that fails or takes too long, since the check must never prevent sending. */
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
 * Checks a form for an emergency, since the office reads it only when it opens. The emergency words load when a text area takes the
 * focus or a draft has such text; the check runs on leaving a field and before sending, which waits a few seconds for the words if
 * they are still loading.
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
      // A visitor who goes to another question while the card is shown has seen it.
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
