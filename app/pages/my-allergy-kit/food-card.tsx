import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import type { CardData } from './card-data.ts';
import { words } from './words.ts';

/** The foods of the card: those marked, or each with a box for a pen while nothing is. */
function Foods({ kit: { foods } }: Pick<CardData, 'kit'>) {
  const typed = useKit();
  const marked = markedIn(typed, 'foods');
  const other = textIn(typed, 'otherFood');
  const isBlank = marked.length === 0 && other === '';
  const shown = isBlank ? foods.list : foods.list.filter(({ id }) => marked.includes(id));
  return (
    <ul className="kit-foods">
      {shown.map(({ id, name, also }) => (
        <li key={id}>
          {isBlank && <span aria-hidden="true" className="intake-box" />}
          <FoodDrawing food={id} />
          <span>
            <strong>{name}</strong>
            <span>{also}</span>
          </span>
        </li>
      ))}
      {(isBlank || other !== '') && (
        <li className="kit-other">
          <strong className="intake-line">{other}</strong>
        </li>
      )}
    </ul>
  );
}

/** What a cook must know, and what to do if it goes wrong, in the language one stands in. */
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
      <Foods kit={kit} />
      <h4 className="font-semibold">{w.kitchen}</h4>
      <HotlineList items={kitchen} />
      <div className="kit-alarm">
        <h4 className="font-semibold">{w.ifSick}:</h4>
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
