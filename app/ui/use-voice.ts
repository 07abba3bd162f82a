import { useEffect, useState } from 'react';

/** Returns the device's voice for the language; voices may load after the page. */
export function useVoice(language: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const find = () =>
      setVoice(speechSynthesis.getVoices().find(({ lang }) => lang.replace('_', '-').startsWith(`${language}-`) || lang === language));
    find();
    speechSynthesis.addEventListener('voiceschanged', find);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', find);
      speechSynthesis.cancel();
    };
  }, [language]);
  return voice;
}
