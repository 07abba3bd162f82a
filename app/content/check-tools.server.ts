import { faultsOf } from './faults.ts';
import { funFacts, pollenGrains, quests } from './kids.server.ts';
import { medicationClasses, medicationRules, medicationSources, medications } from './medications.server.ts';
import { bakedChallenge, recipe } from './recipes.server.ts';

/** Faults in the records of the patient tools and the children's area: medicines, recipes, facts, quests. */
export function checkTools(root = 'content'): string[] {
  const medicines = [medicationClasses, medicationSources, medicationRules, medications];
  const children = [funFacts, quests, pollenGrains];
  const records = [...medicines, bakedChallenge, ...children];
  return [
    ...records.flatMap((read) => faultsOf(() => read(root))),
    ...(['baked-milk', 'baked-egg'] as const).flatMap((id) => faultsOf(() => recipe(id, root))),
  ];
}
