import { type ReactNode, useState } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitWords } from './words.ts';

interface SheetChoiceProps<Kind extends string> {
  readonly title: string;
  readonly text: string;
  readonly kinds: readonly Kind[];
  /** Those ticked before anybody chooses; all of them unless given. */
  readonly first?: readonly Kind[];
  readonly names: Readonly<Record<Kind, string>>;
  readonly icon: (kind: Kind) => IconName;
  /** What stands above them on paper. */
  readonly head?: ReactNode;
  /** What the tile of a sheet opens. */
  readonly children: (kind: Kind) => ReactNode;
}

/** Sheets behind small tiles, with a box for each that says whether it is printed, and a button that prints it alone. */
export function SheetChoice<Kind extends string>({
  title,
  text,
  kinds,
  first = kinds,
  names,
  icon,
  head,
  children,
}: SheetChoiceProps<Kind>) {
  const w = useWords(kitWords);
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <div className="print:hidden">
        <h2 id="sheets" className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[38em]">{text}</p>
      </div>
      <div className="sheets mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 print:mt-0 print:block">
        {head}
        {kinds.map((kind) => (
          <OpeningTile
            key={kind}
            name="sheet"
            leftOut={!chosen.includes(kind)}
            tile={
              <>
                <span className="flex items-center gap-1">
                  <Icon name={icon(kind)} className="icon size-9" />
                  <Icon name="chevron-down" className="icon group-open:rotate-180" />
                </span>
                {names[kind]}
              </>
            }
          >
            <div id={kind}>
              <PrintButton className="btn btn-secondary mb-4" choose={() => setChosen([kind])}>
                {w.printOne}
              </PrintButton>
              {children(kind)}
            </div>
          </OpeningTile>
        ))}
      </div>
      <div className="needs-script mt-4 print:hidden">
        <Disclosure title={w.several} heading="h3" open={first === kinds}>
          <fieldset className="flex flex-wrap gap-x-8">
            <legend className="sr-only">{title}</legend>
            {kinds.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="printed"
                  value={kind}
                  className="size-5 accent-oak"
                  checked={chosen.includes(kind)}
                  onChange={() => setChosen(kinds.filter((one) => (one === kind ? !chosen.includes(kind) : chosen.includes(one))))}
                />
                {names[kind]}
              </label>
            ))}
          </fieldset>
          <div className="mt-4">
            {chosen.length > 0 ? <PrintButton className="btn btn-primary">{w.print}</PrintButton> : <p role="status">{w.noneChosen}</p>}
          </div>
        </Disclosure>
      </div>
    </>
  );
}
