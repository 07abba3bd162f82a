import { createContext, useContext, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface Filling {
  /** What is typed under an id, or nothing. */
  readonly text: (id: string) => string;
  /** What is marked under an id. */
  readonly marked: (id: string) => readonly string[];
  /** Missing where a sheet only shows what was typed elsewhere. */
  readonly set?: (id: string, value: string | readonly string[]) => void;
}

/** What is typed on the sheets one stands among; by itself a sheet is blank, for a pen. */
export const SheetFilling = createContext<Filling>({ text: () => '', marked: () => [] });

/** Letters of a line: more would push a full sheet on to a second page. */
const longest = 60;

interface SheetLineProps {
  /** Under which it is kept; a line without one is for a pen alone. */
  readonly id?: string | undefined;
  /** Of the field, for its label. */
  readonly field?: string;
  /** Names the field where no label stands beside it. */
  readonly label?: string;
  /** In place of what is typed on the sheet. */
  readonly value?: string | undefined;
}

/** A line to write on: a field on screen where the sheet can be filled in, a ruled line on paper. */
export function SheetLine({ id, field, label, value }: SheetLineProps) {
  const filling = useContext(SheetFilling);
  const { set } = filling;
  const text = value ?? (id ? filling.text(id) : '');
  return (
    <>
      {set && id && (
        <input
          id={field}
          aria-label={label}
          className="field needs-script w-full print:hidden"
          autoComplete="off"
          maxLength={longest}
          value={text}
          onChange={({ target }) => set(id, target.value)}
        />
      )}
      <span aria-hidden={text === '' ? true : undefined} className="intake-line font-semibold">
        {text}
      </span>
    </>
  );
}

interface SheetBoxesProps {
  readonly id: string;
  readonly options: readonly string[];
  /** Whether a mark takes the others away. */
  readonly one?: boolean;
}

/** Boxes to mark, each an item of a list. What is marked is kept by its place, since the other language has it too. */
export function SheetBoxes({ id, options, one = false }: SheetBoxesProps) {
  const filling = useContext(SheetFilling);
  const { set } = filling;
  const name = useId();
  const marked = filling.marked(id);
  return options.map((option, place) => {
    const key = String(place);
    const isMarked = marked.includes(key);
    const paper = (
      <span aria-hidden="true" className="intake-box">
        {isMarked && <Icon name="check" className="size-full" />}
      </span>
    );
    const others = one ? [] : marked.filter((other) => other !== key);
    return (
      <li key={option}>
        {set ? (
          <label>
            <input
              type={one ? 'radio' : 'checkbox'}
              name={one ? name : undefined}
              className="needs-script size-5 flex-none accent-oak print:hidden"
              checked={isMarked}
              onChange={({ target }) => set(id, target.checked ? [...others, key] : others)}
            />
            {paper}
            {option}
          </label>
        ) : (
          <>
            {paper}
            {option}
          </>
        )}
      </li>
    );
  });
}
