import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ZoneBand } from '#app/parts/action-plan/zone-band.tsx';
import { EmergencyLine } from '#app/parts/emergency-card/emergency-line.tsx';
import { EmergencyLink } from '#app/parts/recipe/emergency-link.tsx';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { StepDrawing, stepDrawingNames } from '#app/parts/step-drawings/step-drawing.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

/** Names are those of the content files, the same in both languages. */
function Drawings() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-3" lang="en">
      {stepDrawingNames.map((name) => (
        <li key={name} className="text-sm leading-tight">
          <StepDrawing name={name} className="mb-1 h-auto w-full" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Head of the sheet and the marks of the three zones, which tell them apart in black and white as well. */
function Sheet({ theme, data }: Stage) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={p.asthmaPlan} type="roomy" titleId={`plan-title-${theme}`}>
      <ul className="grid gap-3">
        {data.zones.map(({ id, name, title }) => (
          <li key={id}>
            <ZoneBand zone={id} />
            {p.zone} {name}: {title}
          </li>
        ))}
      </ul>
    </PlanSheet>
  );
}

export const emergencyExamples: readonly Example[] = [
  {
    id: 'emergency-line',
    title: { en: 'The line at the top of every page', es: 'La línea al principio de cada página' },
    render: () => (
      <div className="bg-alarm-mist">
        <EmergencyLine />
      </div>
    ),
  },
  {
    id: 'emergency-link',
    title: { en: 'From a recipe to the emergency card', es: 'De una receta a la tarjeta de emergencia' },
    render: () => <EmergencyLink />,
  },
  {
    id: 'step-cards',
    title: { en: 'Steps with drawings', es: 'Pasos con dibujos' },
    render: ({ data }) => <StepCards label={data.device.name} steps={data.device.steps} />,
  },
  { id: 'step-drawings', title: { en: 'All drawings of steps', es: 'Todos los dibujos de pasos' }, render: () => <Drawings /> },
  { id: 'plan-sheet', title: { en: 'Action plan', es: 'Plan de acción' }, render: (stage) => <Sheet {...stage} /> },
];
