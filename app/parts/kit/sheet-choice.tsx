import { type ReactNode, useEffect, useState } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { TabList, tabId, tabPanelId } from '#app/ui/tabs.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitWords } from './words.ts';

interface SheetChoiceProps<Kind extends string> {
  readonly title: string;
  readonly text: string;
  readonly kinds: readonly Kind[];
  /** The sheets that are selected at first; all of them by default. */
  readonly first?: readonly Kind[];
  /** Whether the sheets are tabs where scripts run, with one sheet visible from the first paint. */
  readonly tabs?: boolean;
  readonly names: Readonly<Record<Kind, string>>;
  readonly icon: (kind: Kind) => IconName;
  /** Content above the sheets on paper. */
  readonly head?: ReactNode;
  /** Draws a sheet, given the button that prints only this sheet. */
  readonly children: (kind: Kind, printAlone: ReactNode) => ReactNode;
}

/** Keeps which sheet behind the tabs is shown: the first, unless the browser has opened another for a link or a text search. */
function useShown<Kind extends string>(tabs: boolean, kinds: readonly Kind[]) {
  const [shown, show] = useState<Kind>();
  useEffect(() => {
    if (tabs) show(kinds.find((kind) => document.getElementById(kind)?.closest('details')?.open) ?? kinds[0]);
  }, [tabs, kinds]);
  return [shown, show] as const;
}

/** Draws sheets behind small tiles or tabs, a checkbox for each that selects it for printing, and a button that prints one alone. */
export function SheetChoice<Kind extends string>({
  title,
  text,
  kinds,
  first = kinds,
  tabs = false,
  names,
  icon,
  head,
  children,
}: SheetChoiceProps<Kind>) {
  const w = useWords(kitWords);
  const [chosen, setChosen] = useState(first);
  const [shown, show] = useShown(tabs, kinds);
  return (
    <>
      <div className="print:hidden">
        <h2 id="sheets" className="text-3xl">
          {title}
        </h2>
        <p className={`mt-2 max-w-[38em] ${tabs ? 'without-script' : ''}`}>{text}</p>
      </div>
      {tabs && (
        <div className="sheet-tabs needs-script mt-3 print:hidden">
          <TabList
            label={title}
            tabs={kinds.map((id) => ({ id, title: names[id] }))}
            selected={shown ?? (kinds[0] as Kind)}
            onSelect={show}
          />
        </div>
      )}
      <div className="sheets mt-4 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 print:mt-0 print:block">
        {head}
        {kinds.map((kind) => (
          <OpeningTile
            key={kind}
            name="sheet"
            open={tabs ? kind === shown : undefined}
            onOpen={tabs ? () => show(kind) : undefined}
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
              <div {...(tabs && { role: 'tabpanel', id: tabPanelId(kind), 'aria-labelledby': tabId(kind) })}>
                {children(
                  kind,
                  <PrintButton className="btn btn-secondary" choose={() => setChosen([kind])}>
                    {w.printOne}
                  </PrintButton>,
                )}
              </div>
            </div>
          </OpeningTile>
        ))}
      </div>
      <SeveralAtOnce title={title} open={first === kinds && !tabs} {...{ kinds, names, chosen, setChosen }} />
    </>
  );
}

interface SeveralAtOnceProps<Kind extends string> extends Pick<SheetChoiceProps<Kind>, 'title' | 'kinds' | 'names'> {
  readonly open: boolean;
  readonly chosen: readonly Kind[];
  readonly setChosen: (chosen: readonly Kind[]) => void;
}

/** Draws the checkboxes that select the sheets to print, and the button that prints them. */
function SeveralAtOnce<Kind extends string>({ title, open, kinds, names, chosen, setChosen }: SeveralAtOnceProps<Kind>) {
  const w = useWords(kitWords);
  return (
    <div className="needs-script mt-4 print:hidden">
      <Disclosure title={w.several} heading="h3" open={open}>
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
  );
}
