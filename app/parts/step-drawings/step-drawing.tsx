import type { ReactNode } from 'react';
import { AuviqGuardOff } from './auviq-guard-off.tsx';
import { AuviqOutOfCase } from './auviq-out-of-case.tsx';
import { AuviqThigh } from './auviq-thigh.tsx';
import { InhalerIntoSpacer } from './inhaler-into-spacer.tsx';
import { InhalerMouthSeal } from './inhaler-mouth-seal.tsx';
import { InhalerPressBreathe } from './inhaler-press-breathe.tsx';
import { InhalerShake } from './inhaler-shake.tsx';
import { InjectorCapOff } from './injector-cap-off.tsx';
import { InjectorHold } from './injector-hold.tsx';
import { InjectorThigh } from './injector-thigh.tsx';
import { LieLegsUp } from './lie-legs-up.tsx';
import { NewDevice } from './new-device.tsx';
import { OnSide } from './on-side.tsx';
import { SitUp } from './sit-up.tsx';
import { SpacerMaskChild } from './spacer-mask-child.tsx';
import { SprayHold } from './spray-hold.tsx';
import { SprayInNostril } from './spray-in-nostril.tsx';
import { SprayPress } from './spray-press.tsx';

const drawings = {
  'injector-cap-off': InjectorCapOff,
  'injector-thigh': InjectorThigh,
  'injector-hold': InjectorHold,
  'auviq-out-of-case': AuviqOutOfCase,
  'auviq-guard-off': AuviqGuardOff,
  'auviq-thigh': AuviqThigh,
  'spray-hold': SprayHold,
  'spray-in-nostril': SprayInNostril,
  'spray-press': SprayPress,
  'inhaler-shake': InhalerShake,
  'inhaler-into-spacer': InhalerIntoSpacer,
  'inhaler-mouth-seal': InhalerMouthSeal,
  'inhaler-press-breathe': InhalerPressBreathe,
  'spacer-mask-child': SpacerMaskChild,
  'lie-legs-up': LieLegsUp,
  'sit-up': SitUp,
  'on-side': OnSide,
  'new-device': NewDevice,
} as const satisfies Readonly<Record<string, () => ReactNode>>;

export type StepDrawingName = keyof typeof drawings;

export const stepDrawingNames = Object.keys(drawings) as StepDrawingName[];

interface StepDrawingProps {
  readonly name: StepDrawingName;
  readonly className?: string;
}

/**
 * One step of an emergency as a picture, for readers who have no time for words; the words stand beside it. It
 * brings its own ground, so that its colours hold on paper and in forced colours too.
 */
export function StepDrawing({ name, className = '' }: StepDrawingProps) {
  const Drawing = drawings[name];
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
      <Drawing />
    </svg>
  );
}
