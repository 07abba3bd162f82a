import { defineWords } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useReadAloud } from '#app/ui/use-read-aloud.ts';

const words = defineWords({
  read: { en: 'Read it to me', es: 'Léemelo' },
  stop: { en: 'Stop', es: 'Parar' },
});

interface ReadAloudProps {
  /** The texts, read one after the other, each a few sentences: some devices fall silent in the middle of a long text. */
  readonly texts: readonly string[];
  /** Called with a text's place when that text begins. */
  readonly onPlace?: (place: number) => void;
  readonly className?: string;
}

/** Reads to a child with the device's own voice, a little slower than to adults; absent if the device has no voice for the language. */
export function ReadAloud({ texts, onPlace, className = 'kz-plain-button' }: ReadAloudProps) {
  const w = useWords(words);
  const reading = useReadAloud(() => texts, { rate: 0.9, onPlace });
  if (!reading) return null;
  const { speaking, toggle } = reading;
  return (
    <span className="print:hidden">
      <button type="button" className={className} aria-pressed={speaking} onClick={toggle}>
        <Icon name={speaking ? 'pause' : 'play'} />
        {speaking ? w.stop : w.read}
      </button>
    </span>
  );
}
