import { injectorSteps } from './injectors.tsx';
import { positions } from './positions.tsx';
import { sprayAndInhalerSteps } from './sprays-and-inhalers.tsx';

const drawings = { ...injectorSteps, ...sprayAndInhalerSteps, ...positions } as const;

export type StepDrawingName = keyof typeof drawings;

export const stepDrawingNames = Object.keys(drawings) as StepDrawingName[];

interface StepDrawingProps {
  readonly name: StepDrawingName;
  readonly className?: string;
}

/**
 * Draws one step of an emergency, for readers who have no time for words; the text is beside the picture. The drawing has
 * its own background, so that its colors stay visible in print and in forced colors.
 */
export function StepDrawing({ name, className = '' }: StepDrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`rounded-card bg-mist text-ink forced-color-adjust-none ${className}`}
    >
      {drawings[name]}
    </svg>
  );
}
