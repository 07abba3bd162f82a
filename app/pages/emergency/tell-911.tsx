import { words } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** What to say on the phone, in the order in which the call taker needs it. */
export function Tell911({ items }: { readonly items: readonly string[] }) {
  const p = useWords(pageWords);
  const w = useWords(words);
  return (
    <section aria-labelledby="tell-911" className="card break-inside-avoid p-6 print:p-3">
      <h2 id="tell-911" className="text-3xl">
        {p.tell}
      </h2>
      <ol className="mt-4 grid list-decimal gap-2 ps-6 print:mt-1 print:gap-0">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p className="mt-3 font-semibold">{p.stay}</p>
      <a href="tel:911" className="btn mt-4 bg-alarm text-page hover:underline print:hidden">
        <Icon name="phone" />
        {w.call911}
      </a>
    </section>
  );
}
