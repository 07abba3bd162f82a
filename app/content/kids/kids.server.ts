/** The children's content. As in content.server.ts, the content folder comes last so that a test can give its own. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { readFilled } from '#app/content/text/shared-values.server.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import type { StoryId } from '#app/site/pages.ts';
import { type FunFact, funFactsSchema, type PollenGrain, pollenGrainsSchema, type Quest, questsSchema } from './kids.schema.ts';
import { type Story, storySchema } from './story.schema.ts';

/** The fun facts in the order they are told. Throws ContentError. */
export function funFacts(root = contentRoot): FunFact[] {
  return readFilled('kids/fun-facts.yaml', funFactsSchema, root).facts;
}

/** One fun fact; throws when there is none of that id. */
export function funFact(id: string, root = contentRoot): FunFact {
  const fact = funFacts(root).find((one) => one.id === id);
  if (!fact) throw new Error(`No fact "${id}" in content/kids/fun-facts.yaml`);
  return fact;
}

/** The quests of ImmuneQuest in order. Throws ContentError. */
export function quests(root = contentRoot): Quest[] {
  return readFilled('kids/immunequest.yaml', questsSchema, root).quests;
}

/** The grains that float in Pollen Pop. Throws ContentError. */
export function pollenGrains(root = contentRoot): PollenGrain[] {
  return readYaml(join(root, 'kids/pollen-grains.yaml'), pollenGrainsSchema).grains;
}

/** One picture story. Throws ContentError. */
export function story(id: StoryId, root = contentRoot): Story {
  return readFilled(`kids/stories/${id}.yaml`, storySchema, root);
}
