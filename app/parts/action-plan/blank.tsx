import { useContext, useId } from 'react';
import { type PaperWidth, paperWidths } from '#app/ui/paper-widths.ts';
import { SheetBoxes, SheetFilling, SheetLine } from './sheet-line.tsx';

interface BlankProps {
  readonly label: string;
  /** Under which is kept what is typed here; a line without one is for a pen. */
  readonly id?: string;
  readonly width?: PaperWidth;
  /** What the reader has typed elsewhere. */
  readonly value?: string;
  /** Below a line with the same label, which is then said but not shown again where there is room for a table. */
  readonly again?: boolean;
}

/** A line to write on, with what belongs there above it: as on our other paper sheets. */
export function Blank({ label, id, width = 'third', value, again = false }: BlankProps) {
  const field = useId();
  const { set } = useContext(SheetFilling);
  const look = `intake-label ${again ? 'intake-again' : ''}`;
  return (
    <div className={`intake-field ${paperWidths[width]}`}>
      {set && id ? (
        <label htmlFor={field} className={`block ${look}`}>
          {label}
        </label>
      ) : (
        <p className={look}>{label}</p>
      )}
      <SheetLine id={id} field={field} value={value} />
    </div>
  );
}

interface BlankRowsProps {
  /** Under which the lines are kept, each by its row and column. */
  readonly id: string;
  readonly labels: readonly string[];
  readonly rows: number;
}

const rowIds = ['first', 'second', 'third', 'fourth'] as const;

/** Lines under each other with the same three labels. */
export function BlankRows({ id, labels, rows }: BlankRowsProps) {
  return rowIds
    .slice(0, rows)
    .map((row, place) =>
      labels.map((label, column) => <Blank key={row + label} id={`${id}-${row}-${column}`} label={label} again={place > 0} />),
    );
}

interface BoxesProps {
  readonly id: string;
  readonly options: readonly string[];
}

/** Boxes to mark. */
export function Boxes({ id, options }: BoxesProps) {
  return (
    <div className="intake-field intake-full">
      <ul className="intake-options">
        <SheetBoxes id={id} options={options} />
      </ul>
    </div>
  );
}

/** A question with one answer to mark, such as yes or no. */
export function Choice({ id, label, options }: BoxesProps & { readonly label: string }) {
  return (
    <fieldset className="intake-field intake-third">
      <legend className="intake-label">{label}</legend>
      <ul className="intake-options">
        <SheetBoxes id={id} options={options} one />
      </ul>
    </fieldset>
  );
}
