import type { ComponentType } from 'react';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { SheetFilling } from '#app/parts/action-plan/sheet-line.tsx';
import { kitStore, useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf } from '#app/parts/kit/typed-kit.ts';
import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { type Bilingual, type Language, otherLanguage } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';
import { DrugPlan } from './drug-plan.tsx';
import { FirstAidPoster } from './first-aid-poster.tsx';
import { NurseLetter } from './nurse-letter.tsx';
import { PlanWithoutInjector } from './plan-without-injector.tsx';
import { DietStatement, MedicineForm } from './school-forms.tsx';
import type { SheetData, SheetProps } from './sheet-data.ts';
import { SitterSheet } from './sitter-sheet.tsx';

function Asthma({ plans, titles, titleId }: SheetProps) {
  return <AsthmaPlan title={titles.asthma} plan={plans.asthma} titleId={titleId} />;
}

function Anaphylaxis({ plans, kit, reaction, titles, titleId }: SheetProps) {
  const allergies = allergiesOf(useKit(), kit);
  return <AnaphylaxisPlan title={titles.anaphylaxis} plan={plans.anaphylaxis} allergies={allergies} titleId={titleId} {...reaction} />;
}

export const sheets = {
  letter: { icon: 'mail', Sheet: NurseLetter },
  asthma: { icon: 'asthma', Sheet: Asthma },
  anaphylaxis: { icon: 'anaphylaxis', Sheet: Anaphylaxis },
  drug: { icon: 'drug-allergies', Sheet: DrugPlan },
  'without-injector': { icon: 'shield', Sheet: PlanWithoutInjector },
  medicine: { icon: 'document', Sheet: MedicineForm },
  diet: { icon: 'food-allergies', Sheet: DietStatement },
  sitter: { icon: 'family', Sheet: SitterSheet },
  poster: { icon: 'emergency', Sheet: FirstAidPoster },
} as const satisfies Readonly<Record<string, { icon: IconName; Sheet: ComponentType<SheetProps> }>>;
export type Kind = keyof typeof sheets;
/** In the order of their tiles. */
export const kinds = Object.keys(sheets) as Kind[];

interface BothProps {
  readonly kind: Kind;
  readonly data: Bilingual<SheetData>;
  /** Of the page: its sheet is filled in, the other shows the same. */
  readonly language: Language;
}

/** A sheet to fill in and the same in the other language, which prints on its back. */
export function BothLanguages({ kind, data, language }: BothProps) {
  const typed = useKit();
  const filling = { text: (id: string) => textIn(typed, id), marked: (id: string) => markedIn(typed, id) };
  const { Sheet } = sheets[kind];
  return [language, otherLanguage(language)].map((one) => (
    <InLanguage key={one} value={one}>
      <SheetFilling value={one === language ? { ...filling, set: kitStore.set } : filling}>
        <div lang={one} className="mb-4 print:mb-0 print:break-before-page">
          <Sheet {...data[one]} titleId={`${kind}-${one}`} />
        </div>
      </SheetFilling>
    </InLanguage>
  ));
}
