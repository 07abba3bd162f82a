import { useState } from 'react';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import { type Bilingual, type Language, languageNames, languages } from '#app/site/language.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { FoodCard } from './food-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { words } from './words.ts';

const dialogId = 'shown-card';

/** The card over the whole screen, to hand to a waiter, who chooses the language; the screen stays lit meanwhile. */
export function ShowFoodCard({ cards }: { readonly cards: Bilingual<CardData> }) {
  const w = useWords(words);
  const own = useLanguage();
  const typed = useKit();
  const { keep, letGo } = useWakeLock();
  const [language, setLanguage] = useState<Language>();
  if (markedIn(typed, 'foods').length === 0 && textIn(typed, 'otherFood') === '') return <p className="needs-script">{w.chooseFoods}</p>;
  return (
    <>
      <button type="button" popoverTarget={dialogId} className="btn btn-primary">
        {w.show}
      </button>
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
    </>
  );
}
