import type { ComponentType } from 'react';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf } from '#app/parts/kit/typed-kit.ts';
import { DrugPlan } from './drug-plan.tsx';
import { NurseLetter } from './nurse-letter.tsx';
import { PlanWithoutInjector } from './plan-without-injector.tsx';
import { DietStatement, MedicineForm } from './school-forms.tsx';
import type { Kind, SheetProps } from './sheet-data.ts';
import { SitterSheet } from './sitter-sheet.tsx';

function Asthma({ plans, titles, titleId }: SheetProps) {
  return <AsthmaPlan title={titles.asthma} plan={plans.asthma} titleId={titleId} />;
}

function Anaphylaxis({ plans, kit, reaction, titles, titleId }: SheetProps) {
  const allergies = allergiesOf(useKit(), kit);
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

/** A plan, a form or the letter, by what it is. */
export function SchoolSheet({ kind, ...props }: SheetProps & { readonly kind: Kind }) {
  const Sheet = sheets[kind];
  return <Sheet {...props} />;
}
