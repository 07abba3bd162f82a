import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useReadAloud } from '#app/ui/use-read-aloud.ts';
import { words } from './words.ts';

/** Returns the page's text by paragraph. */
function readableBlocks(): string[] {
  const blocks = document.querySelectorAll<HTMLElement>('article h1, article .lead, article section :is(h2, h3, p, li, summary, dt, dd)');
  return [...blocks]
    .filter((block) => !block.closest('nav, [popover]') && !block.querySelector('p, li'))
    .map((block) => block.innerText.trim())
    .filter((text) => text !== '');
}

/** Reads the page aloud with a voice of the device; absent if the device has none for the language. */
export function ListenButton() {
  const w = useWords(words);
  const reading = useReadAloud(readableBlocks);
  if (!reading) return null;
  const { speaking, toggle } = reading;
  return (
    <button type="button" className="choice" aria-pressed={speaking} onClick={toggle}>
      <Icon name={speaking ? 'pause' : 'play'} />
      {speaking ? w.stop : w.listen}
    </button>
  );
}
