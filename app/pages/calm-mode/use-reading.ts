import { useEffect, useState } from 'react';
import { useLanguage } from '#app/ui/use-language.ts';
import { useVoice } from '#app/ui/use-voice.ts';

/** Once switched on, reads each step aloud with the device's own voice; undefined if there is none for the language. */
export function useReading(texts: readonly string[]) {
  const voice = useVoice(useLanguage());
  const [on, setOn] = useState(false);
  const all = texts.join('\n');
  useEffect(() => {
    if (!on || !voice) return;
    for (const text of all.split('\n')) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      speechSynthesis.speak(utterance);
    }
    return () => speechSynthesis.cancel();
  }, [on, voice, all]);
  return voice ? { on, toggle: () => setOn(!on) } : undefined;
}
