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
  /** The one that is open from the start: the tiles are then tabs over what they open. */
  readonly shown?: Kind;
  readonly names: Readonly<Record<Kind, string>>;
  readonly icon: (kind: Kind) => IconName;
  /** What stands above them on paper. */
  readonly head?: ReactNode;
  /** What the tile of a sheet opens, with the button that prints it alone. */
  readonly children: (kind: Kind, printAlone: ReactNode) => ReactNode;
}

const tiles = 'grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))]';
const tabs = 'grid-cols-2 sm:grid-cols-4 *:details-content:order-1 [&_summary]:min-h-0';

/** Sheets behind small tiles, with a box for each that says whether it is printed, and a button that prints it alone. */
export function SheetChoice<Kind extends string>({
  title,
  text,
  kinds,
  first = kinds,
  shown,
  names,
  icon,
  head,
  children,
}: SheetChoiceProps<Kind>) {
  const w = useWords(kitWords);
  const [chosen, setChosen] = useState(first);
  const lead = <p className="mt-2 max-w-[38em]">{text}</p>;
  const printAlone = (kind: Kind) => (
    <PrintButton className="btn btn-secondary" choose={() => setChosen([kind])}>
      {w.printOne}
    </PrintButton>
  );
  return (
    <>
      <div className="print:hidden">
        <h2 id="sheets" className="text-3xl">
          {title}
        </h2>
        {!shown && lead}
      </div>
      <div className={`sheets mt-4 grid gap-2 print:mt-0 print:block ${shown ? tabs : tiles}`}>
        {head}
        {kinds.map((kind) => (
          <OpeningTile
            key={kind}
            name="sheet"
            open={kind === shown}
            leftOut={!chosen.includes(kind)}
            tile={
              <>
                <span className="flex items-center gap-1">
                  <Icon name={icon(kind)} className={`icon ${shown ? 'size-7' : 'size-9'}`} />
                  {!shown && <Icon name="chevron-down" className="icon group-open:rotate-180" />}
                </span>
                {names[kind]}
              </>
            }
          >
            <div id={kind}>{children(kind, printAlone(kind))}</div>
          </OpeningTile>
        ))}
      </div>
      {shown && <div className="text-base print:hidden">{lead}</div>}
      <div className="needs-script mt-4 print:hidden">
        <Disclosure title={w.several} heading="h3" open={first === kinds && !shown}>
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
