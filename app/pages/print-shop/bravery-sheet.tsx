import { CastPicture } from '#app/parts/kids/cast.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Sheet } from './sheet.tsx';
import { words } from './words.ts';

interface BraverySheetProps {
  /** What the child was brave at. */
  readonly occasions: readonly string[];
  readonly hidden: boolean;
  readonly onPrint: () => void;
}

/** A certificate with a typed name, which the page neither stores nor sends: the field is in no form. */
export function BraverySheet({ occasions, hidden, onPrint }: BraverySheetProps) {
  const w = useWords(words);
  const { brand } = useFrame();
  return (
    <Sheet
      id="bravery"
      title={w.bravery}
      lead={w.braveryLead}
      across
      hidden={hidden}
      buttons={
        <PrintButton className="kz-plain-button" choose={onPrint}>
          {w.printBravery}
        </PrintButton>
      }
    >
      <div className="certificate grid justify-items-center gap-4 print:gap-5">
        <CastPicture who="nariz" className="max-w-32 print:max-w-40" />
        <label className="grid w-full justify-items-center gap-1">
          <span>
            <span aria-hidden="true">{w.belongsTo}</span>
            <span className="sr-only">{w.name}</span>
          </span>
          <input type="text" maxLength={40} autoComplete="off" spellCheck={false} aria-describedby="name-hint" />
        </label>
        <p id="name-hint" className="text-base print:hidden">
          {w.nameHint}
        </p>
        <label className="grid w-full justify-items-center gap-1">
          {w.whatFor}
          <select>
            {[...occasions, w.anything].map((occasion) => (
              <option key={occasion}>{occasion}</option>
            ))}
          </select>
        </label>
        <div className="mt-6 grid w-full grid-cols-2 gap-8 text-base print:mt-10">
          <p className="border-t-2 border-[#16302c] pt-1">{w.signed}</p>
          <p className="border-t-2 border-[#16302c] pt-1">{w.dated}</p>
        </div>
        <p>{brand}</p>
      </div>
    </Sheet>
  );
}
