import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ColoringPicture, coloringIds } from './coloring-pictures.tsx';
import { words } from './words.ts';

interface ColoringSheetsProps {
  /** The sheet being printed; undefined prints all. */
  readonly chosen: string | undefined;
  readonly onPrint: (sheet: string) => void;
}

/** The pictures to color in, small and side by side; each prints on its own sheet. */
export function ColoringSheets({ chosen, onPrint }: ColoringSheetsProps) {
  const w = useWords(words);
  return (
    <section
      id="coloring"
      aria-labelledby="coloring-title"
      className={`mx-auto max-w-page px-5 py-8 md:px-8 print:max-w-none print:p-0 ${chosen === undefined || chosen.startsWith('coloring') ? '' : 'print:hidden'}`}
    >
      <h2 id="coloring-title" className="print:hidden">
        {w.coloring}
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 print:mt-0 print:block">
        {coloringIds.map((id) => (
          <li
            key={id}
            className={`coloring-sheet print:break-after-page ${chosen === undefined || chosen === `coloring-${id}` ? '' : 'print:hidden'}`}
          >
            <div className="overflow-hidden rounded-[20px] border-4 border-ink print:rounded-none print:border-0">
              <ColoringPicture id={id} />
            </div>
            <p className="mt-2 font-display text-xl font-bold print:mt-3 print:text-center print:text-3xl">{w[id]}</p>
            <p className="mt-2 print:hidden">
              <PrintButton className="kz-plain-button" choose={() => onPrint(`coloring-${id}`)}>
                {w.printPicture}
                <span className="sr-only">: {w[id]}</span>
              </PrintButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
