import { type ReactNode, useState } from 'react';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitWords } from './words.ts';

interface SheetChoiceProps<Kind extends string> {
  readonly title: string;
  readonly text: string;
  readonly kinds: readonly Kind[];
  readonly names: Readonly<Record<Kind, string>>;
  /** The tiles of the sheets that are chosen. */
  readonly children: (shown: readonly Kind[]) => ReactNode;
}

/** Sheets behind small tiles, with a box for each that says whether it is printed. */
export function SheetChoice<Kind extends string>({ title, text, kinds, names, children }: SheetChoiceProps<Kind>) {
  const w = useWords(kitWords);
  const [chosen, setChosen] = useState<readonly Kind[]>(kinds);
  const shown = kinds.filter((kind) => chosen.includes(kind));
  return (
    <>
      <div className="print:hidden">
        <h2 id="sheets" className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[38em]">{text}</p>
        <fieldset className="needs-script mt-3 flex flex-wrap gap-x-8">
          <legend className="sr-only">{title}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-oak"
                checked={chosen.includes(kind)}
                onChange={() => setChosen(kinds.filter((one) => (one === kind ? !chosen.includes(kind) : chosen.includes(one))))}
              />
              {names[kind]}
            </label>
          ))}
        </fieldset>
        <div className="mt-4">
          {shown.length > 0 ? <PrintButton className="btn btn-primary">{w.print}</PrintButton> : <p role="status">{w.noneChosen}</p>}
        </div>
      </div>
      {children(shown)}
    </>
  );
}
