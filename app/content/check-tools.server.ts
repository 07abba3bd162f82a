import { contentRoot } from '#app/content/content-root.server.ts';
import { funFacts, pollenGrains, quests, story } from '#app/content/kids/kids.server.ts';
import { medicationClasses, medicationRules, medicationSources, medications } from '#app/content/medicines/medications.server.ts';
import { bakedChallenge, recipe } from '#app/content/recipes/recipes.server.ts';
import { storyIds } from '#app/site/pages.ts';
import { faultsOf } from './faults.ts';

/** Checks records of the patient tools and children's area: medicines, recipes, facts, quests, stories. */
export function checkTools(root = contentRoot): string[] {
  const medicines = [medicationClasses, medicationSources, medicationRules, medications];
  const children = [funFacts, quests, pollenGrains];
  const records = [...medicines, bakedChallenge, ...children];
  return [
    ...records.flatMap((read) => faultsOf(() => read(root))),
    ...storyIds.flatMap((id) => faultsOf(() => story(id, root))),
    ...(['baked-milk', 'baked-egg'] as const).flatMap((id) => faultsOf(() => recipe(id, root))),
  ];
}
