import type { ComponentType } from 'react';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import type { IconName } from '#app/site/icon-names.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ExpiryDates } from './expiry-dates.tsx';
import { ExpirySheet } from './expiry-sheet.tsx';
import { FoodCard } from './food-card.tsx';
import { LockScreenTools } from './lock-screen.tsx';
import { ShowFoodCard } from './show-food-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TravelSheet } from './travel-sheet.tsx';
import { WalletCard } from './wallet-card.tsx';
import { words } from './words.ts';

const kinds = ['food', 'wallet', 'expiry', 'travel'] as const;
type Kind = (typeof kinds)[number];

const sheets: Readonly<Record<Kind, { readonly icon: IconName; readonly Card: ComponentType<CardData> }>> = {
  food: { icon: 'food-allergies', Card: FoodCard },
  wallet: { icon: 'person', Card: WalletCard },
  expiry: { icon: 'calendar', Card: ExpirySheet },
  travel: { icon: 'globe', Card: TravelSheet },
};

interface KitSheetsProps {
  readonly cards: Bilingual<CardData>;
  /** Of the page. */
  readonly language: Language;
}

/** What a sheet does besides being printed. */
function Tools({ kind, cards, language }: KitSheetsProps & { readonly kind: Kind }) {
  const w = useWords(words);
  if (kind === 'food') return <ShowFoodCard cards={cards} />;
  if (kind === 'wallet') return <LockScreenTools {...cards[language]} />;
  if (kind === 'expiry') return <ExpiryDates {...cards[language]} />;
  return (
    <div className="needs-script max-w-48 print:hidden">
      <KitField id="days" type="number" label={w.days} />
    </div>
  );
}

/** The cards and sheets behind their tiles; on paper all that are chosen, the letter on a sheet of its own. */
export function KitSheets({ title, cards, language }: KitSheetsProps & { readonly title: string }) {
  const w = useWords(words);
  const { kit } = cards[language];
  const names = { food: kit.foodCard.name, wallet: kit.phone.name, expiry: kit.expiry.name, travel: w.travel };
  return (
    <SheetChoice
      title={w.sheets}
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
      {(kind) => {
        const { Card } = sheets[kind];
        return (
          <article aria-label={names[kind]} className="intake-sheet print:mb-[3mm] print:break-inside-avoid">
            <div className="mb-4 print:hidden">
              <Tools kind={kind} cards={cards} language={language} />
            </div>
            <SideBySide>{(one) => <Card {...cards[one]} />}</SideBySide>
          </article>
        );
      }}
    </SheetChoice>
  );
}
