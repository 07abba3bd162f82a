import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { AllergyKit } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';

/** The content that every card and sheet is made from, in the language of the card. */
export interface CardData {
  readonly kit: Omit<Localized<AllergyKit>, 'review' | 'confirm' | 'sources'>;
  readonly emergency: Pick<ShownEmergencyCard, 'first' | 'signs' | 'steps'>;
}
