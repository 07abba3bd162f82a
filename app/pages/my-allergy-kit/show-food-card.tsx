import { useState } from 'react';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import { type Bilingual, type Language, languageNames, languages } from '#app/site/language.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { FoodCard } from './food-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { words } from './words.ts';

const dialogId = 'shown-card';

/** The name on the card, and its foods: those selected and the one typed. */
function useFoods({ kit }: Pick<CardData, 'kit'>) {
  const typed = useKit();
  const other = textIn(typed, 'otherFood');
  const foods = kit.foods.list.filter(({ id }) => markedIn(typed, 'foods').includes(id));
  return { foods, other, name: textIn(typed, 'name'), none: foods.length === 0 && other === '' };
}

/** Shows the card on the whole screen, once a food is selected. */
export function ShowFoodCard(data: CardData) {
  const w = useWords(words);
  if (useFoods(data).none) return <p className="needs-script">{w.chooseFoods}</p>;
  return (
    <button type="button" popoverTarget={dialogId} className="btn btn-primary">
      {w.show}
    </button>
  );
}

/** On phones, while the form is filled in: a small card at the window's bottom that grows with each food and opens the large one. */
export function SmallFoodCard(data: CardData) {
  const w = useWords(words);
  const { foods, other, name, none } = useFoods(data);
  return none ? null : (
    <button type="button" popoverTarget={dialogId} className="kit-mini" data-theme="light">
      <span className="sr-only">{data.kit.foodCard.name}: </span>
      <span className="kit-mini-foods">
        <strong>{w.no}</strong>
        {foods.map(({ id }) => (
          <FoodDrawing key={id} food={id} />
        ))}
        <span className="sr-only">{foods.map((food) => food.name).join(', ')}</span>
      </span>
      <span className="truncate">{[other, name].filter((one) => one !== '').join(' · ')}</span>
    </button>
  );
}

/** The card on the whole screen, for a waiter, who chooses the language; the screen stays on meanwhile. */
export function ShownFoodCard({ cards }: { readonly cards: Bilingual<CardData> }) {
  const w = useWords(words);
  const own = useLanguage();
  const { keep, letGo } = useWakeLock();
  const [language, setLanguage] = useState<Language>();
  if (useFoods(cards[own]).none) return null;
  return (
    <dialog
      id={dialogId}
      popover="auto"
      closedby="any"
      aria-label={cards[own].kit.foodCard.name}
      onToggle={({ newState }) => (newState === 'open' ? keep() : letGo())}
      className="kit-shown"
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <fieldset className="contents">
          <legend className="sr-only">{w.language}</legend>
          {[...languages, undefined].map((one) => (
            <button key={one ?? 'both'} type="button" className="choice" aria-pressed={language === one} onClick={() => setLanguage(one)}>
              {one ? languageNames[one] : w.both}
            </button>
          ))}
        </fieldset>
        <button type="button" popoverTarget={dialogId} popoverTargetAction="hide" className="choice ms-auto">
          {w.close}
        </button>
      </div>
      <SideBySide shown={language ? [language] : languages}>{(one) => <FoodCard {...cards[one]} />}</SideBySide>
    </dialog>
  );
}
