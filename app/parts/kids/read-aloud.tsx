import { useRef, useState } from 'react';
import { defineWords } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useVoice } from '#app/ui/use-voice.ts';

const words = defineWords({
  read: { en: 'Read it to me', es: 'Léemelo' },
  stop: { en: 'Stop', es: 'Parar' },
});

interface ReadAloudProps {
  /** One after the other, each a few sentences: some devices fall silent in the middle of a long text. */
  readonly texts: readonly string[];
  /** Called as the text of that place begins. */
  readonly onPlace?: (place: number) => void;
  readonly className?: string;
}

/** Reads to a child with the device's own voice, a little slower than to grown-ups; absent where the device has none for the language. */
export function ReadAloud({ texts, onPlace, className = 'kz-plain-button' }: ReadAloudProps) {
  const w = useWords(words);
  const voice = useVoice(useLanguage());
  const [speaking, setSpeaking] = useState(false);
  /** Counts the readings: the end of one that was stopped says nothing of the next. */
  const reading = useRef(0);
  if (!voice) return null;

  function toggle() {
    speechSynthesis.cancel();
    const mine = ++reading.current;
    setSpeaking(!speaking);
    if (speaking || !voice) return;
    texts.forEach((text, place) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = 0.9;
      utterance.onstart = () => mine === reading.current && onPlace?.(place);
      if (place === texts.length - 1) utterance.onend = () => mine === reading.current && setSpeaking(false);
      speechSynthesis.speak(utterance);
    });
  }

  return (
    <span className="print:hidden">
      <button type="button" className={className} aria-pressed={speaking} onClick={toggle}>
        <Icon name={speaking ? 'pause' : 'play'} />
        {speaking ? w.stop : w.read}
      </button>
    </span>
  );
}
