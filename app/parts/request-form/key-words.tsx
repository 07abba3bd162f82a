import { fingerprintWords } from '#app/requests/fingerprint-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Draws how the answers are encrypted, and the words by which visitors can compare the key on the telephone. */
export function KeyWords({ fingerprint }: { readonly fingerprint: string }) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <details className="disclosure print:hidden">
      <summary>
        {w.howLocked}
        <Icon name="chevron-down" />
      </summary>
      <div className="grid grid-cols-1 gap-3 text-base">
        <p>{w.howLockedText}</p>
        <p>{w.wordsOfKey}</p>
        <ol className="flex list-inside list-decimal flex-wrap gap-x-5 gap-y-1">
          {fingerprintWords(fingerprint).map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a key never change places, and one may come twice.
            <li key={place} className="font-semibold">
              {word[language]}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
