import type { Emergency, Step } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Doses } from './doses.ts';

/** What a screen offers besides its text. */
type StepKind = 'device' | 'call' | 'position' | 'watch' | 'hospital';

export interface CalmStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly text: string;
  readonly drawing?: Step['drawing'];
  /** Short lines below it. */
  readonly lines?: readonly string[];
  /** Pictures to choose from, if it depends on the person. */
  readonly cards?: readonly Localized<Step>[];
  /** The first dose is in: the clock for the second starts. */
  readonly doseGiven?: true;
}

/** The data of the steps. */
export type CalmRecord = Pick<Localized<Emergency>, 'anaphylaxis' | 'call'> & {
  readonly cards: Pick<Localized<Emergency>['cards'], 'anaphylaxis'>;
};

/** The choice of a visitor without epinephrine. */
export const noDevice = 'none';

/**
 * Returns the steps in order, in the words of the emergency page: the device in hand, 911, lying down, watching, the
 * hospital. In content/emergency.yaml the card's steps have this order, which calm-steps.test.ts checks.
 */
export function calmSteps({ cards, anaphylaxis, call }: CalmRecord, deviceId: string): CalmStep[] {
  const [, callText = '', lie = '', second = '', hospital = ''] = cards.anaphylaxis.steps;
  const device = anaphylaxis.devices.find(({ id }) => id === deviceId);
  const noneText = cards.anaphylaxis.device?.at(-1) ?? callText;
  const deviceSteps = (device?.steps ?? []).map(
    ({ drawing, text }, place, all): CalmStep => ({
      id: drawing,
      kind: 'device',
      drawing,
      text,
      ...(place === 0 && device ? { lines: device.care } : {}),
      ...(place === all.length - 1 ? { doseGiven: true } : {}),
    }),
  );
  return [
    ...deviceSteps,
    { id: 'call', kind: 'call', text: device ? callText : noneText, lines: call.items },
    { id: 'position', kind: 'position', text: lie, cards: anaphylaxis.positions.cards.filter(({ drawing }) => drawing !== 'new-device') },
    { id: 'watch', kind: 'watch', text: second, drawing: 'new-device', lines: anaphylaxis.wait.items.slice(0, -1) },
    { id: 'hospital', kind: 'hospital', text: hospital, lines: anaphylaxis.wait.items.slice(-1) },
  ];
}

/** What a step's main button does: records a dose, goes on, or starts again. */
export type MainAction = 'given' | 'secondGiven' | 'next' | 'again';

/** The main button's action; `left` is the seconds until a second dose is due. */
export function mainAction(step: CalmStep, isLast: boolean, doses: Doses | undefined, left: number | undefined): MainAction {
  if (step.kind === 'watch' && doses && doses.second === undefined && left === 0) return 'secondGiven';
  if (isLast) return 'again';
  return step.doseGiven && !doses ? 'given' : 'next';
}
