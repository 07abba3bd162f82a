import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#app/ui/use-language.ts';
import type { Alarm, Alarms } from './alarm.ts';
import { alarmsIn } from './load.ts';

/**
 * What a text tells of an emergency, in the words of the page's language; nothing while it is loading, and where it does
 * not load, which is said by whoever waits for the rest. Nothing is loaded before `wanted`.
 */
export function useAlarm(text: string, wanted = true): Alarm | undefined {
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
  return useMemo(() => (text.trim() === '' ? undefined : alarms?.of(text)), [alarms, text]);
}
