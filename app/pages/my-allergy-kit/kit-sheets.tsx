import type { ComponentType } from 'react';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { SheetTile } from '#app/parts/kit/sheet-tile.tsx';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import type { IconName } from '#app/site/icon-names.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { CardData } from './card-data.ts';
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
    <SheetChoice title={w.sheets} text={w.sheetsText} kinds={kinds} names={names}>
      {(shown) => (
        <div className="mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 print:mt-0 print:block">
          <div className="intake-sheet hidden print:block">
            <SheetHead titleId="kit-title" title={title} intro="" />
          </div>
          {shown.map((kind) => {
            const { icon, Card } = sheets[kind];
            return (
              <OpeningTile
                key={kind}
                name="sheet"
                tile={<SheetTile picture={<Icon name={icon} className="icon size-9" />} name={names[kind]} />}
              >
                <article id={kind} aria-label={names[kind]} className="intake-sheet print:mb-[3mm] print:break-inside-avoid">
                  <div className="mb-4 print:hidden">
                    <Tools kind={kind} cards={cards} language={language} />
                  </div>
                  <SideBySide>{(one) => <Card {...cards[one]} />}</SideBySide>
                </article>
              </OpeningTile>
            );
          })}
        </div>
      )}
    </SheetChoice>
  );
}
