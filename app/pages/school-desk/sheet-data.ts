import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Device, Step } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Reaction } from '#app/parts/action-plan/reaction-box.tsx';
import type { CardData } from '#app/parts/kit/card-data.ts';

/** What every plan and sheet is made from, in the language of the sheet. */
export interface SheetData {
  readonly plans: Omit<Localized<ActionPlans>, 'review' | 'confirm' | 'sources'>;
  readonly kit: Pick<CardData['kit'], 'foods' | 'devices' | 'takes'>;
  readonly reaction: Reaction;
  /** How each device is used, and how the person lies: with drawings. */
  readonly steps: {
    readonly opening: readonly string[];
    readonly devices: readonly Pick<Localized<Device>, 'id' | 'name' | 'steps'>[];
    readonly positions: readonly Localized<Step>[];
  };
  readonly titles: Readonly<Record<'asthma' | 'anaphylaxis', string>>;
}

export interface SheetProps extends SheetData {
  readonly titleId: string;
}
