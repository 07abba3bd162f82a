import type { CardData } from '#app/parts/kit/card-data.ts';
import { FoodList } from '#app/parts/kit/food-list.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

/** What a cook must know, and what to do in a reaction, in the language around it. */
export function FoodCard({ kit, emergency }: CardData) {
  const w = useWords(words);
  const typed = useKit();
  const { title, warning, kitchen } = kit.foodCard;
  return (
    <div className="kit-card">
      <h3>{title}</h3>
      <p className="flex items-baseline gap-2">
        {w.for}: <strong className="intake-line flex-1">{textIn(typed, 'name')}</strong>
      </p>
      <p className="mt-2 font-semibold print:mt-1">{warning}</p>
      <p className="kit-no">{w.no}</p>
      <FoodList kit={kit} />
      <h4>{w.kitchen}</h4>
      <HotlineList items={kitchen} />
      <div className="kit-alarm">
        <h4>{w.ifSick}:</h4>
        <HotlineList items={emergency.signs} />
        <ol className="mt-1 list-decimal ps-5 font-semibold">
          {emergency.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
