import { useId } from 'react';
import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes, Choice } from './blank.tsx';
import { ClosingSections } from './closing-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { nobody, type Student, schoolAndGrade } from './student.ts';

interface AnaphylaxisPlanData {
  readonly card: ShownEmergencyCard;
  readonly signs: Localized<Emergency>['anaphylaxis']['signs'];
  readonly plan: Localized<ActionPlans>['anaphylaxis'];
}

interface AnaphylaxisPlanProps extends AnaphylaxisPlanData {
  readonly title: string;
  readonly student?: Student;
  /** To be given where the sheet stands twice. */
  readonly titleId?: string | undefined;
}

/** Signs, steps, and the doctor's orders for a severe allergic reaction, on one sheet for home and school. */
export function AnaphylaxisPlan({ title, card, signs, plan, student = nobody, titleId }: AnaphylaxisPlanProps) {
  const headings = useId();
  const p = useWords(actionPlanWords);
  const w = useWords(words);
  return (
    <PlanSheet title={title} type="dense" titleId={titleId}>
      <PlanSection title={p.who}>
        <Blank label={p.name} value={student.name} />
        <Blank label={p.birth} />
        <Blank label={p.school} value={schoolAndGrade(student)} />
        <Blank label={p.allergicTo} width="full" />
        <Choice label={p.hasAsthma} answers={plan.answers} />
        <Choice label={p.hadBefore} answers={plan.answers} />
      </PlanSection>
      <div className="my-3 grid gap-x-5 gap-y-4 border-4 border-double border-alarm p-3 break-inside-avoid md:grid-cols-2 print:my-[1mm] print:grid-cols-[8fr_7fr] print:gap-x-[4mm] print:border-[1mm] print:p-[1.5mm]">
        <section aria-labelledby={`${headings}-signs`}>
          <h3 id={`${headings}-signs`}>{p.signs}</h3>
          <p className="font-semibold">{w.oneIsEnough}</p>
          <ul className="list-disc ps-5 font-semibold">
            {card.signs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <dl className="mt-1">
            {signs.systems.map(({ id, name, text }) => (
              <div key={id}>
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline">{text}</dd>
              </div>
            ))}
            <div>
              <dt className="inline font-semibold">{w.babies}: </dt>
              <dd className="inline">{signs.babies.text}</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby={`${headings}-steps`}>
          <h3 id={`${headings}-steps`}>{p.steps}</h3>
          <ol className="list-decimal ps-5 print:ps-[5mm]">
            {card.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {(card.device ?? []).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-1 font-semibold print:mt-0">
            {signs.doubt.text} {card.not}
          </p>
          {card.mild && <p className="mt-2 border-t border-alarm pt-2 print:mt-[0.8mm] print:pt-[0.8mm]">{card.mild}</p>}
        </section>
      </div>
      <PlanSection title={p.orders}>
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
