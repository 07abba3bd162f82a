import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';
import { PlainList } from './plain-list.tsx';

/** What to do until the ambulance comes. */
export function WhileWaiting({ items }: { readonly items: readonly string[] }) {
  const p = useWords(pageWords);
  return (
    <Disclosure title={p.wait} heading="h3">
      <PlainList items={items} paperColumns />
    </Disclosure>
  );
}
