import type { ReactNode } from 'react';
import type { StoryDrawingName } from '#app/content/kids/story.schema.ts';
import { allergyShot } from './allergy-shot.tsx';
import { breathingTest } from './breathing-test.tsx';
import { firstVisit } from './first-visit.tsx';
import { foodChallenge } from './food-challenge.tsx';
import { skinTest } from './skin-test.tsx';

const drawings: Readonly<Record<StoryDrawingName, ReactNode>> = {
  ...skinTest,
  ...allergyShot,
  ...breathingTest,
  ...foodChallenge,
  ...firstVisit,
};

interface StoryDrawingProps {
  readonly name: StoryDrawingName;
  readonly className?: string;
}

/**
 * Draws one picture of a story, in the lines and tones of the step drawings. The text is below it, so screen readers skip the
 * picture. The drawing has its own background, so that its colors stay visible in print and in forced colors.
 */
export function StoryDrawing({ name, className = '' }: StoryDrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full bg-card text-ink forced-color-adjust-none ${className}`}
    >
      {drawings[name]}
    </svg>
  );
}
