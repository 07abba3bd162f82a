import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** A problem of the page for after hours and its signs for the emergency room. */
export type RoomSigns = Pick<ShownAfterHours['situations'][number], 'id' | 'title'> & { readonly items: readonly string[] };

/** For somebody whose trouble is neither of the two: what needs a hospital all the same, from the page for after hours. */
export function OtherSigns({ situations }: { readonly situations: readonly RoomSigns[] }) {
  const p = useWords(pageWords);
  return (
    <div className="print:hidden">
      <Disclosure title={p.otherSigns} heading="h2">
        <p className="mb-4">{p.otherSignsText}</p>
        <CareCard level="er">
          <div className="grid items-start gap-x-10 border-t border-line md:grid-cols-2">
            {situations.map(({ id, title, items }) => (
              <Disclosure key={id} title={title} heading="h3">
                <ul className="list-disc ps-5">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        </CareCard>
        <p className="mt-4">
          <OnwardLink to="after-hours" text={p.allLevels} />
        </p>
      </Disclosure>
    </div>
  );
}
