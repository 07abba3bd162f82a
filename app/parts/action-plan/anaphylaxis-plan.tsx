import type { Localized } from '#app/content/localized.ts';
import type { ActionPlans } from '#app/content/schema/action-plan.ts';
import type { Emergency } from '#app/content/schema/emergency.ts';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { words } from '#app/features/emergency/words.ts';
import { Blank, Boxes, Choice } from './blank.tsx';
import { ClosingSections } from './closing-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { planWords } from './action-plan-words.ts';

export interface AnaphylaxisPlanData {
  readonly signs: Localized<Emergency>['anaphylaxis']['signs'];
  readonly plan: Localized<ActionPlans>['anaphylaxis'];
}

/** Signs, steps, and the doctor's orders for a severe allergic reaction, on one sheet for home and school. */
export function AnaphylaxisPlan({ title, signs, plan }: AnaphylaxisPlanData & { readonly title: string }) {
  const p = useWords(planWords);
  const w = useWords(words);
  const e = useWords(pageWords);
  return (
    <PlanSheet title={title} type="roomy">
      <PlanSection id="who" title={p.who}>
        {[p.name, p.birth, p.school].map((label) => (
          <Blank key={label} label={label} />
        ))}
        <Blank label={p.allergicTo} width="full" />
        <Choice label={p.hasAsthma} answers={plan.answers} />
        <Choice label={p.hadBefore} answers={plan.answers} />
      </PlanSection>
      <div className="my-3 grid gap-x-5 gap-y-4 border-4 border-double border-alarm p-3 break-inside-avoid md:grid-cols-2 print:my-[1.6mm] print:grid-cols-2 print:gap-x-[4mm] print:border-[1mm] print:p-[2mm]">
        <section aria-labelledby="plan-signs">
          <h3 id="plan-signs">{p.signs}</h3>
          <p className="font-semibold">{w.anaphylaxisSigns}</p>
          <dl className="mt-1">
            {signs.systems.map(({ id, name, text }) => (
              <div key={id}>
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline">{text}</dd>
              </div>
            ))}
            <div>
              <dt className="inline font-semibold">{e.babies}: </dt>
              <dd className="inline">{signs.babies.text}</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="plan-steps">
          <h3 id="plan-steps">{p.steps}</h3>
          <ol className="list-decimal ps-5 print:ps-[5mm]">
            {w.anaphylaxisSteps.split('\n').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-1 font-semibold">{w.anaphylaxisNot}</p>
          <p className="mt-1 font-semibold">{signs.doubt.text}</p>
        </section>
      </div>
      <PlanSection id="orders" title={p.orders}>
        <Blank label={p.device} />
        <Blank label={p.dose} />
        <Blank label={p.secondDose} />
        <Blank label={p.laterMedicine} width="half" />
        <Blank label={p.kept} width="half" />
        <Boxes options={[plan.special.text]} />
        <span aria-hidden="true" className="intake-full intake-line" />
      </PlanSection>
      <ClosingSections school={plan.school.items} />
    </PlanSheet>
  );
}
