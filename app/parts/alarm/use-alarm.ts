import { useEffect, useMemo, useState } from 'react';
import { seenText } from '#app/site/seen-text.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import type { Alarm, Alarms } from './alarm.ts';
import { alarmsIn } from './load.ts';

/** The alarms of the page's language; undefined until they are `wanted` and have loaded, and if loading fails. */
export function useAlarms(wanted: boolean): Alarms | undefined {
  const language = useLanguage();
  const [alarms, setAlarms] = useState<Alarms>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    alarmsIn(language).then(
      (loaded) => left || setAlarms(loaded),
      () => left || setAlarms(undefined),
    );
    return () => {
      left = true;
    };
  }, [language, wanted]);
  return alarms;
}

/** The alarm that a text raises, in the page's language; undefined if it raises none or the alarms have not loaded. */
export function useAlarm(text: string, wanted = true): Alarm | undefined {
  const alarms = useAlarms(wanted);
  return useMemo(() => (seenText(text) === '' ? undefined : alarms?.of(text)), [alarms, text]);
}
