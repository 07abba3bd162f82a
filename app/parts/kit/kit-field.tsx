import { useId } from 'react';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { kitStore, useKit } from './kit-store.ts';

interface KitFieldProps {
  /** Under which it is kept; every card of the kit that asks for the same has it filled in. */
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'date' | 'number';
  readonly className?: string;
}

/** Letters that fit on a line of the sheets. */
const longest = 60;

/** A line to type on, written on the cards and sheets and nowhere else. */
export function KitField({ id, label, type = 'text', className = 'min-w-0' }: KitFieldProps) {
  const field = useId();
  const typed = useKit();
  return (
    <div className={className}>
      <label htmlFor={field} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={field}
        type={type}
        className="field w-full"
        autoComplete="off"
        maxLength={longest}
        value={textIn(typed, id)}
        onChange={({ target }) => kitStore.set(id, target.value)}
      />
    </div>
  );
}
