import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import type { SheetData } from './sheet-data.ts';

/** What the sheets are made from, in one language. */
export function sheetData(language: Language): SheetData {
  const { review: _review, confirm: _confirm, sources: _sources, ...plans } = localized(actionPlans(), language);
  const { foods, devices, takes } = localized(allergyKit(), language);
  const { anaphylaxis } = localized(emergency(), language);
  return {
    plans,
    kit: { foods, devices, takes },
    reaction: { card: emergencyCard('anaphylaxis', language), signs: anaphylaxis.signs },
    titles: { asthma: pageName('asthma-action-plan').title[language], anaphylaxis: pageName('anaphylaxis-action-plan').title[language] },
  };
}
