import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** A problem of the page for after hours and its signs for the emergency room. */
export type RoomSigns = Pick<ShownAfterHours['situations'][number], 'id' | 'title'> & { readonly items: readonly string[] };

/** For somebody whose trouble is neither of the two: what needs a hospital all the same, from the page for after hours. */
export function OtherSigns({ situations }: { readonly situations: readonly RoomSigns[] }) {
  const p = useWords(pageWords);
  return (
    <section aria-labelledby="other-signs" className="print:hidden">
      <h2 id="other-signs">{p.otherSigns}</h2>
      <p className="lead mt-3 mb-5">{p.otherSignsText}</p>
      <CareCard level="er">
        <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          {situations.map(({ id, title, items }) => (
            <div key={id}>
              <dt className="font-semibold">{title}</dt>
              <dd>
                <ul className="list-disc ps-5">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </CareCard>
      <p className="mt-4">
        <OnwardLink to="after-hours" text={p.allLevels} />
      </p>
    </section>
  );
}
