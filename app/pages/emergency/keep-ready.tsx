import type { Emergency } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** For a calm hour: two devices, heat, dates. */
export function KeepReady({ ready }: { readonly ready: Localized<Emergency>['ready'] }) {
  const p = useWords(pageWords);
  return (
    <Disclosure title={p.ready} heading="h2">
      <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-3">
        {ready.items.map(({ id, title, text }) => (
          <div key={id} className="break-inside-avoid">
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
