import { Icon } from '#app/ui/icon.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export interface StaffQuote {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly quote: string;
  readonly portrait?: { readonly alt: string };
  readonly sample?: boolean;
}

/** What staff at the desk and in the shot room say of their work. */
export function StaffQuotes({ quotes }: { readonly quotes: readonly StaffQuote[] }) {
  const w = useWords(words);
  return (
    <>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {quotes.map(({ id, name, role, quote, portrait }) => (
          <li key={id}>
            <figure className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 print:block">
              {portrait ? (
                <div className="row-span-2 print:hidden">
                  <PortraitImage id={`staff-${id}`} crop="square" alt={portrait.alt} sizes="80px" className="size-20 rounded-full" />
                </div>
              ) : (
                <Icon name="quote" className="icon row-span-2 mt-1 size-9 text-gold print:hidden" />
              )}
              <blockquote className="font-display text-xl leading-snug">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-3 text-base">
                <span className="font-semibold">{name}</span>
                <span className="block text-quiet">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {quotes.some(({ sample }) => sample) && <p className="mt-8 text-base text-quiet">{w.staffSample}</p>}
    </>
  );
}
