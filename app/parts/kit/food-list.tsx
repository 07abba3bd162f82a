import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import type { CardData } from './card-data.ts';
import { FoodDrawing } from './food-drawing.tsx';
import { useKit } from './kit-store.ts';

/** Lists the marked foods of a card or sheet, or, if none is marked, all foods with a box each to mark with a pen. */
export function FoodList({ kit: { foods } }: { readonly kit: Pick<CardData['kit'], 'foods'> }) {
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
