import type { ReactNode } from 'react';
import { markedIn } from '#app/parts/request-form/typed-value.ts';
import { kitStore, useKit } from './kit-store.ts';

interface KitBoxesProps<Id extends string> {
  /** The key under which the browser stores the boxes that a family marks. */
  readonly id: string;
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly picture?: (option: Id) => ReactNode;
}

/** Draws checkboxes; the answers appear only on the cards and sheets. */
export function KitBoxes<Id extends string>({ id, legend, options, picture }: KitBoxesProps<Id>) {
  const marked = markedIn(useKit(), id);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8em,min(9.5em,45%),30%)),1fr))] gap-x-3">
        {options.map((option) => (
          <label key={option.id} className="flex min-h-12 items-center gap-2 leading-tight">
            <input
              type="checkbox"
              className="size-5 flex-none accent-oak"
              checked={marked.includes(option.id)}
              onChange={({ target }) =>
                kitStore.set(id, target.checked ? [...marked, option.id] : marked.filter((one) => one !== option.id))
              }
            />
            {picture?.(option.id)}
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
