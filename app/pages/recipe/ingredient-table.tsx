import type { Ingredient } from '#app/content/recipes/recipe.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/recipe/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { measureText } from './measure.ts';

interface IngredientTableProps {
  readonly title: string;
  readonly ingredients: readonly Localized<Ingredient>[];
}

/** Marks a value that no source confirms yet; read out in words. */
export function DraftStar() {
  const w = useWords(words);
  return (
    <>
      <span aria-hidden="true">*</span>
      <span className="sr-only"> ({w.unconfirmed})</span>
    </>
  );
}

/** Dry or wet ingredients, by measure and by weight. */
export function IngredientTable({ title, ingredients }: IngredientTableProps) {
  const w = useWords(words);
  return (
    <div className="table-box">
      <table className="table text-base md:text-lg print:text-[9pt] print:leading-tight">
        <caption className="font-display text-xl font-bold print:text-[10pt]">{title}</caption>
        <thead className="text-quiet print:sr-only">
          <tr>
            <th scope="col">{w.ingredient}</th>
            <th scope="col">{w.measure}</th>
            <th scope="col">{w.grams}</th>
          </tr>
        </thead>
        <tbody>
          {ingredients.map(({ id, name, amount, unit, grams, draft, key, instead }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {key && (
                  <span className="tag mt-1 block w-fit print:ms-2 print:mt-0 print:inline print:bg-transparent print:p-0 print:text-[9pt]">
                    {w.tested}
                  </span>
                )}
                {instead && (
                  <span className="block font-normal text-quiet print:text-black">
                    {instead.when}: {measureText(instead.amount, instead.unit, w)} {instead.name}
                    {draft && <DraftStar />}
                  </span>
                )}
              </th>
              <td className="md:whitespace-nowrap">
                {measureText(amount, unit, w)}
                {draft && <DraftStar />}
              </td>
              <td className="whitespace-nowrap">{grams.value} g</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
