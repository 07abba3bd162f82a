import type { MedicationAction } from '#app/content/medicines/medication.schema.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Each has its own icon and shape, not color alone; red is only for danger. */
const looks = {
  stop: { icon: 'close', colour: 'text-ink', shape: 'rounded-[10px]' },
  ask: { icon: 'phone', colour: 'text-gold', shape: 'rounded-full' },
  tell: { icon: 'speech', colour: 'text-bluebonnet', shape: 'rounded-full border-dashed' },
  keep: { icon: 'check', colour: 'text-oak', shape: 'rounded-[10px]' },
} as const;

export const verdictColour = (action: MedicationAction): string => looks[action].colour;

/** The icon for what to do with a medicine, in a line of text or in a row. */
export function VerdictMark({ action }: { readonly action: MedicationAction }) {
  const { icon, colour } = looks[action];
  return <Icon name={icon} className={`icon flex-none ${colour}`} />;
}

/** The same as a list's title. */
export function VerdictTile({ action }: { readonly action: MedicationAction }) {
  const { icon, colour, shape } = looks[action];
  return (
    <span className={`grid size-11 flex-none place-items-center border-2 border-current ${colour} ${shape} print:hidden`}>
      <Icon name={icon} className="icon size-6" />
    </span>
  );
}
