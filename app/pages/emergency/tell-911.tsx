import { words } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** What to say on the phone, in the order in which the call taker needs it. */
export function Tell911({ items }: { readonly items: readonly string[] }) {
  const p = useWords(pageWords);
  const w = useWords(words);
  return (
    <>
      <ol className="grid list-decimal gap-1 ps-6 print:gap-0">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p className="mt-3 font-semibold">{p.stay}</p>
      <a href="tel:911" className="btn mt-4 bg-alarm-field text-white hover:underline print:hidden">
        <Icon name="phone" />
        {w.call911}
      </a>
    </>
  );
}
