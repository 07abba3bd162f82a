import type { AllergyKit } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { kitStore, useKit } from '#app/parts/kit/kit-store.ts';
import { markedIn } from '#app/parts/request-form/typed.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** The foods to mark, each with its drawing, and a line for any other. */
export function FoodChoice({ list }: Localized<AllergyKit>['foods']) {
  const w = useWords(words);
  const marked = markedIn(useKit(), 'foods');
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{w.foods}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8em,30%)),1fr))] gap-x-3">
          {list.map(({ id, name }) => (
            <label key={id} className="flex min-h-12 items-center gap-2 leading-tight">
              <input
                type="checkbox"
                className="size-5 flex-none accent-oak"
                checked={marked.includes(id)}
                onChange={({ target }) => kitStore.set('foods', target.checked ? [...marked, id] : marked.filter((one) => one !== id))}
              />
              <FoodDrawing food={id} className="size-8" />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <KitField id="otherFood" label={w.otherFood} />
    </>
  );
}
