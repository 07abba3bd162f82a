import { useRef, useState } from 'react';
import { useLanguage } from './use-language.ts';
import { useVoice } from './use-voice.ts';

interface Reading {
  /** 1 when absent. */
  readonly rate?: number;
  /** Called as the text of that place begins. */
  readonly onPlace?: (place: number) => void;
}

/**
 * Reads texts aloud with the device's own voice; undefined if it has none for the language.
 * @param textsOf called as reading begins; each text a few sentences, since some devices fall silent in the middle of a long one
 */
export function useReadAloud(textsOf: () => readonly string[], { rate = 1, onPlace }: Reading = {}) {
  const voice = useVoice(useLanguage());
  const [speaking, setSpeaking] = useState(false);
  /** Counts the readings, so that the end of a stopped one does not end the next. */
  const reading = useRef(0);
  if (!voice) return undefined;

  function toggle() {
    speechSynthesis.cancel();
    const mine = ++reading.current;
    setSpeaking(!speaking);
    if (speaking || !voice) return;
    const texts = textsOf();
    texts.forEach((text, place) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.onstart = () => mine === reading.current && onPlace?.(place);
      if (place === texts.length - 1) utterance.onend = () => mine === reading.current && setSpeaking(false);
      speechSynthesis.speak(utterance);
    });
  }
  return { speaking, toggle };
}
