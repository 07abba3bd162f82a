import { createContext, useContext, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { type PaperWidth, paperWidths } from '#app/ui/paper-widths.ts';

interface Filling {
  /** The text typed under an id, or ''. */
  readonly text: (id: string) => string;
  /** The marks under an id. */
  readonly marked: (id: string) => readonly string[];
  /** Missing if a sheet only shows what was typed elsewhere. */
  readonly set?: (id: string, value: string | readonly string[]) => void;
}

/** What is typed on the sheets inside the provider; outside one, a sheet is blank, for a pen. */
export const SheetFilling = createContext<Filling>({ text: () => '', marked: () => [] });

/** The most letters of a line: more would push a full sheet onto a second page. */
const longest = 60;

interface SheetLineProps {
  /** The key under which the browser keeps what is typed; a line without one is for a pen only. */
  readonly id?: string | undefined;
  /** The id of the input, which the label beside it points to. */
  readonly field?: string;
  /** Names the field if no label is beside it. */
  readonly label?: string;
  /** What the reader has typed elsewhere, in place of what is typed on the sheet. */
  readonly value?: string | undefined;
}

/** Draws a line to write on: a field on screen if the sheet can be filled out, a ruled line on paper. */
export function SheetLine({ id, field, label, value }: SheetLineProps) {
  const { set, text } = useContext(SheetFilling);
  const shown = value ?? (id ? text(id) : '');
  return (
    <>
      {set && id && (
        <input
          id={field}
          aria-label={label}
          className="field needs-script w-full print:hidden"
          autoComplete="off"
          maxLength={longest}
          value={shown}
          onChange={({ target }) => set(id, target.value)}
        />
      )}
      <span aria-hidden={shown === '' ? true : undefined} className="intake-line font-semibold">
        {shown}
      </span>
    </>
  );
}

interface BlankProps extends Omit<SheetLineProps, 'field'> {
  readonly label: string;
  readonly width?: PaperWidth;
  /** The line continues the one above: its label, which is the same, is read out but hidden where there is room for a table. */
  readonly again?: boolean;
}

/** Draws a line under its label, as on our other paper sheets. */
export function Blank({ label, id, width = 'third', value, again = false }: BlankProps) {
  const field = useId();
  const { set } = useContext(SheetFilling);
  const Label = set && id ? 'label' : 'p';
  return (
    <div className={`intake-field ${paperWidths[width]}`}>
      <Label htmlFor={Label === 'label' ? field : undefined} className={`block intake-label ${again ? 'intake-again' : ''}`}>
        {label}
      </Label>
      <SheetLine id={id} field={field} value={value} />
    </div>
  );
}

interface BlankRowsProps {
  /** The key under which the browser keeps what is typed, each line by its row and column. */
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
  /** Whether marking one clears the others. */
  readonly one?: boolean;
}

/** Draws boxes to mark. A mark is kept by its place, which is the same in the other language. */
function Options({ id, options, one = false }: BoxesProps) {
  const filling = useContext(SheetFilling);
  const { set } = filling;
  const name = useId();
  const marked = filling.marked(id);
  const Option = set ? 'label' : 'span';
  return (
    <ul className="intake-options">
      {options.map((option, place) => {
        const key = String(place);
        const isMarked = marked.includes(key);
        const others = one ? [] : marked.filter((other) => other !== key);
        return (
          <li key={option}>
            <Option>
              {set && (
                <input
                  type={one ? 'radio' : 'checkbox'}
                  name={one ? name : undefined}
                  className="needs-script size-5 flex-none accent-oak print:hidden"
                  checked={isMarked}
                  onChange={({ target }) => set(id, target.checked ? [...others, key] : others)}
                />
              )}
              <span aria-hidden="true" className="intake-box">
                {isMarked && <Icon name="check" className="size-full" />}
              </span>
              {option}
            </Option>
          </li>
        );
      })}
    </ul>
  );
}

/** Boxes to mark. */
export function Boxes(boxes: BoxesProps) {
  return (
    <div className="intake-field intake-full">
      <Options {...boxes} />
    </div>
  );
}

/** Draws a question with one answer to mark, such as yes or no. */
export function Choice({ label, ...boxes }: BoxesProps & { readonly label: string }) {
  return (
    <fieldset className="intake-field intake-third">
      <legend className="intake-label">{label}</legend>
      <Options {...boxes} one />
    </fieldset>
  );
}
