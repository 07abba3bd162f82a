import type { Recipe } from '#app/content/recipes/recipe.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/recipe/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { DraftStar } from './ingredient-table.tsx';

/** What decides the dose, at a glance: muffins, heat, time, protein in each. */
export function RecipeFacts({ servings, oven, protein, allergen }: Pick<Localized<Recipe>, 'servings' | 'oven' | 'protein' | 'allergen'>) {
  const w = useWords(words);
  const inEach = (allergen === 'milk' ? w.milkProtein : w.eggProtein)(protein.gramsPerServing);
  const facts = [
    { name: w.makes, value: w.muffins(servings), draft: undefined },
    { name: w.oven, value: w.heat(oven.fahrenheit, oven.celsius), draft: oven.draft },
    { name: w.time, value: w.minutes(oven.minutes), draft: oven.draft },
    { name: w.inEach, value: inEach, draft: protein.draft },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-y border-line py-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2 print:text-[9pt] print:leading-tight">
      {facts.map(({ name, value, draft }) => (
        <div key={name} className="print:p-1">
          <dt className="text-base text-quiet print:text-[9pt]">{name}</dt>
          <dd className="text-lg leading-tight font-semibold md:text-xl print:text-[1em]">
            {value}
            {draft && <DraftStar />}
            {name === w.makes && <span className="mt-0.5 block text-base leading-tight font-normal print:text-[9pt]">{w.fixed}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
