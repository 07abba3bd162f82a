import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useVoice } from '#app/ui/use-voice.ts';
import { words } from './words.ts';

/** Paragraph by paragraph: some devices fall silent in the middle of a long text. */
function readableBlocks(): string[] {
  const blocks = document.querySelectorAll<HTMLElement>('article h1, article .lead, article section :is(h2, h3, p, li, summary, dt, dd)');
  return [...blocks]
    .filter((block) => !block.closest('nav, [popover]') && !block.querySelector('p, li'))
    .map((block) => block.innerText.trim())
    .filter((text) => text !== '');
}

/** Reads the page aloud with the device's own voice; absent where the device has none for the language. */
export function ListenButton() {
  const w = useWords(words);
  const language = useLanguage();
  const voice = useVoice(language);
  const [speaking, setSpeaking] = useState(false);
  if (!voice) return null;

  function toggle() {
    speechSynthesis.cancel();
    setSpeaking(!speaking);
    if (speaking || !voice) return;
    const blocks = readableBlocks();
    blocks.forEach((text, place) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      if (place === blocks.length - 1) utterance.onend = () => setSpeaking(false);
      speechSynthesis.speak(utterance);
    });
  }

  return (
    <button type="button" className="choice" aria-pressed={speaking} onClick={toggle}>
      <Icon name={speaking ? 'pause' : 'play'} />
      {speaking ? w.stop : w.listen}
    </button>
  );
}
