import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes } from './blank.tsx';
import { ClosingSections } from './closing-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { nobody, type Student, schoolAndGrade } from './student.ts';
import { ZoneSection } from './zone-section.tsx';

type AsthmaPlanData = Localized<ActionPlans>['asthma'];

interface AsthmaPlanProps {
  readonly title: string;
  readonly plan: AsthmaPlanData;
  readonly student?: Student;
  /** To be given where the sheet stands twice. */
  readonly titleId?: string | undefined;
}

/** The three zones of asthma on one sheet for home and school. */
export function AsthmaPlan({ title, plan, student = nobody, titleId }: AsthmaPlanProps) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={title} type="dense" titleId={titleId}>
      <PlanSection title={p.who}>
        <Blank label={p.name} value={student.name} />
        <Blank label={p.birth} />
        <Blank label={p.school} value={schoolAndGrade(student)} />
        {[p.doctor, p.doctorPhone, p.best].map((label) => (
          <Blank key={label} label={label} />
        ))}
      </PlanSection>
      {plan.zones.map((zone) => (
        <ZoneSection key={zone.id} zone={zone} />
      ))}
      <p className="mt-3 font-semibold print:mt-[1.2mm]">
        <WithHotlines text={plan.anaphylaxis.text} />
      </p>
      <PlanSection title={p.triggers}>
        <Boxes options={plan.triggers} open={p.other} />
        <Blank label={`${p.beforeExercise}: ${p.medicine}`} />
        <Blank label={p.amount} />
        <Blank label={p.often} />
      </PlanSection>
      <ClosingSections school={plan.school.items} />
    </PlanSheet>
  );
}
