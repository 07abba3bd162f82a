import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Reaction } from '#app/parts/action-plan/reaction-box.tsx';
import type { CardData } from '#app/parts/kit/card-data.ts';
import type { IconName } from '#app/site/icon-names.ts';

/** The sheets in the order of their tiles, with their icons. */
export const icons = {
  letter: 'mail',
  asthma: 'asthma',
  anaphylaxis: 'anaphylaxis',
  drug: 'drug-allergies',
  'without-injector': 'document',
  medicine: 'document',
  diet: 'food-allergies',
  sitter: 'family',
} as const satisfies Readonly<Record<string, IconName>>;
export type Kind = keyof typeof icons;

/** The data of every plan and sheet, in the sheet's language. */
export interface SheetData {
  readonly plans: Omit<Localized<ActionPlans>, 'review' | 'confirm' | 'sources'>;
  readonly kit: Pick<CardData['kit'], 'foods' | 'devices' | 'takes'>;
  readonly reaction: Reaction;
  readonly titles: Readonly<Record<'asthma' | 'anaphylaxis', string>>;
}

export interface SheetProps extends SheetData {
  /** The allergies that the family typed or selected, in the sheet's language. */
  readonly allergies: string;
  readonly titleId: string;
}
