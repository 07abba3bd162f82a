import { useId } from 'react';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { lastDay } from '#app/requests/days.ts';
import { kitStore, useKit } from './kit-store.ts';
import { wholeDays } from './typed-kit.ts';

interface KitFieldProps {
  /** The key under which the browser stores the answer; every card with the same key has it filled in. */
  readonly id: string;
  readonly label: string;
  readonly kind?: keyof typeof attributes;
  /** A remark on the field's current content. */
  readonly note?: string | undefined;
  readonly className?: string;
}

/** The number of letters that fit on a line of the sheets. */
const longest = 60;

/** The attributes of each type of field. Days are not a number field, because a mouse wheel would change it unnoticed. */
const attributes = {
  text: { type: 'text', maxLength: longest },
  tel: { type: 'tel', maxLength: longest },
  date: { type: 'date', max: lastDay },
  days: { type: 'text', inputMode: 'numeric' },
} as const;

/** Draws a line to type on; the answer appears only on the cards and sheets. */
export function KitField({ id, label, kind = 'text', note, className = 'min-w-0' }: KitFieldProps) {
  const field = useId();
  const typed = useKit();
  return (
    <div className={className}>
      <label htmlFor={field} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={field}
        {...attributes[kind]}
        className="field w-full"
        autoComplete="off"
        value={kind === 'days' ? wholeDays(textIn(typed, id)) : textIn(typed, id)}
        aria-describedby={note && `${field}-note`}
        onChange={({ target }) => kitStore.set(id, kind === 'days' ? wholeDays(target.value) : target.value)}
      />
      {note && (
        <p id={`${field}-note`} className="mt-1 text-base font-semibold text-alarm">
          {note}
        </p>
      )}
    </div>
  );
}
