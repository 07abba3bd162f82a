import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';
import { PlainList } from './plain-list.tsx';

/** What to do until the ambulance is there. */
export function WhileWaiting({ items }: { readonly items: readonly string[] }) {
  const p = useWords(pageWords);
  return (
    <div className="max-w-3xl print:max-w-none">
      <h3 className="mb-3 text-3xl print:mb-1">{p.wait}</h3>
      <PlainList items={items} paperColumns />
    </div>
  );
}
