import type { Emergency } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** The signs by part of the body, and those in a baby; the card above lists them in short. */
export function AnaphylaxisSigns({ signs }: { readonly signs: Localized<Emergency>['anaphylaxis']['signs'] }) {
  const p = useWords(pageWords);
  const w = useWords(words);
  const parts = [...signs.systems, { id: 'babies', name: w.babies, text: signs.babies.text }];
  return (
    <Disclosure title={p.signs} heading="h3">
      <p>{signs.lead}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-x-3 print:gap-y-0">
        {parts.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="inline font-semibold">{name}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-semibold print:mt-0">{signs.doubt.text}</p>
    </Disclosure>
  );
}
