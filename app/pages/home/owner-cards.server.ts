import { physicians } from '#app/content/content.server.ts';
import type { PhysicianCardData } from '#app/parts/physicians/physician-card.tsx';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import type { Language } from '#app/site/language.ts';

/** The physicians as home shows them: a badge that all of them have is said once, over the list, and not on each. */
export function ownerCards(language: Language): PhysicianCardData[] {
  const everyone = physicians();
  const isShared = (badge: string) => everyone.every(({ badges }) => badges.some(({ en }) => en === badge));
  return physicianCards(language).map((card) => {
    const badges = everyone.find(({ id }) => id === card.id)?.badges ?? [];
    return { ...card, badges: badges.filter(({ en }) => !isShared(en)).map((badge) => badge[language]) };
  });
}
