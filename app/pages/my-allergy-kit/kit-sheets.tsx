import { useState } from 'react';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import { type Bilingual, type Language, languageNames, languages } from '#app/site/language.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ExpiryDates } from './expiry-dates.tsx';
import { ExpirySheet } from './expiry-sheet.tsx';
import { FoodCard } from './food-card.tsx';
import { LockScreenSteps } from './lock-screen.tsx';
import { ShowFoodCard, ShownFoodCard } from './show-food-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TravelSheet } from './travel-sheet.tsx';
import { WalletCard } from './wallet-card.tsx';
import { words } from './words.ts';

interface KitSheetsProps {
  readonly cards: Bilingual<CardData>;
  /** The page's language. */
  readonly language: Language;
}

/** How to get the letter signed, and a field for the days away. */
function Travel() {
  const w = useWords(words);
  return (
    <div className="grid gap-3 print:hidden">
      <p>
        {w.signed} <PageLink to="locations">{w.offices}</PageLink>
      </p>
      <div className="needs-script max-w-48">
        <KitField id="days" kind="days" label={w.days} />
      </div>
    </div>
  );
}

/** Each sheet, with its tools besides printing. */
const sheets = {
  food: { icon: 'food-allergies', Card: FoodCard, Tools: ShowFoodCard },
  wallet: { icon: 'person', Card: WalletCard, Tools: LockScreenSteps },
  expiry: { icon: 'calendar', Card: ExpirySheet, Tools: ExpiryDates },
  travel: { icon: 'mail', Card: TravelSheet, Tools: Travel },
} as const;
const kinds = Object.keys(sheets) as (keyof typeof sheets)[];

/** The cards and sheets behind their tiles; paper has each chosen one on one sheet, but the letter and the packing list on two. */
export function KitSheets({ title, cards, language }: KitSheetsProps & { readonly title: string }) {
  const w = useWords(words);
  const { kit } = cards[language];
  const [chosen, setChosen] = useState<Language>();
  const front = chosen ?? language;
  const names = { food: kit.foodCard.name, wallet: w.wallet, expiry: kit.expiry.name, travel: w.travel };
  return (
    <>
      <SheetChoice
        title={w.sheets}
        tabs
        text={w.sheetsText}
        kinds={kinds}
        names={names}
        icon={(kind) => sheets[kind].icon}
        head={
          <div className="intake-sheet hidden print:block">
            <SheetHead titleId="kit-title" title={title} intro="" />
          </div>
        }
      >
        {(kind, printAlone) => {
          const { Card, Tools } = sheets[kind];
          return (
            <>
              <fieldset className="needs-script mt-2 mb-3 flex flex-wrap gap-2 print:hidden">
                <legend className="sr-only">{w.language}</legend>
                {languages.map((one) => (
                  <button key={one} type="button" className="choice" aria-pressed={front === one} onClick={() => setChosen(one)}>
                    {languageNames[one]}
                  </button>
                ))}
              </fieldset>
              <article
                aria-label={names[kind]}
                data-theme="light"
                className={`intake-sheet kit-paper print:mt-[3mm] ${kind === 'travel' ? '' : 'print:break-inside-avoid'}`}
              >
                <SideBySide front={front}>{(one) => <Card {...cards[one]} />}</SideBySide>
              </article>
              <div className="mt-5 grid gap-4 print:hidden">
                <Tools {...cards[language]} />
                <div>{printAlone}</div>
              </div>
            </>
          );
        }}
      </SheetChoice>
      <ShownFoodCard cards={cards} />
    </>
  );
}
