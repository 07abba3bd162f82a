import type { ComponentType } from 'react';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { SheetFilling } from '#app/parts/action-plan/blank.tsx';
import { kitStore, useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf } from '#app/parts/kit/typed-kit.ts';
import { markedIn, textIn } from '#app/parts/request-form/typed-value.ts';
import { DrugPlan, PlanWithoutInjector } from './more-plans.tsx';
import { DietStatement, MedicineForm, NurseLetter, SitterSheet } from './school-forms.tsx';
import type { Kind, SheetProps } from './sheet-data.ts';

function Asthma({ plans, titles, titleId }: SheetProps) {
  return <AsthmaPlan title={titles.asthma} plan={plans.asthma} titleId={titleId} />;
}

function Anaphylaxis({ plans, allergies, reaction, titles, titleId }: SheetProps) {
  return <AnaphylaxisPlan title={titles.anaphylaxis} plan={plans.anaphylaxis} allergies={allergies} titleId={titleId} {...reaction} />;
}

const sheets: Readonly<Record<Kind, ComponentType<SheetProps>>> = {
  letter: NurseLetter,
  asthma: Asthma,
  anaphylaxis: Anaphylaxis,
  drug: DrugPlan,
  'without-injector': PlanWithoutInjector,
  medicine: MedicineForm,
  diet: DietStatement,
  sitter: SitterSheet,
};

interface SchoolSheetProps extends Omit<SheetProps, 'allergies'> {
  readonly kind: Kind;
  /** Whether it can be filled in; else it shows what was typed in the other language's sheet. */
  readonly isTyped: boolean;
}

/** A plan, a form or the letter. Reads the typed texts here, as new props from outside would draw the whole sheet again. */
export function SchoolSheet({ kind, isTyped, ...props }: SchoolSheetProps) {
  const Sheet = sheets[kind];
  const typed = useKit();
  const filling = { text: (id: string) => textIn(typed, id), marked: (id: string) => markedIn(typed, id) };
  return (
    <SheetFilling value={isTyped ? { ...filling, set: kitStore.set } : filling}>
      <Sheet {...props} allergies={allergiesOf(typed, props.kit)} />
    </SheetFilling>
  );
}
