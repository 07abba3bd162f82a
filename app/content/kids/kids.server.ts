/** Reads the children's content. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { readFilled } from '#app/content/text/shared-values.server.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import type { StoryId } from '#app/site/pages.ts';
import { type FunFact, funFactsSchema, type PollenGrain, pollenGrainsSchema, type Quest, questsSchema } from './kids.schema.ts';
import { type Story, storySchema } from './story.schema.ts';

/** Reads the fun facts in order. Throws ContentError. */
export function funFacts(root = contentRoot): FunFact[] {
  return readFilled('kids/fun-facts.yaml', funFactsSchema, root).facts;
}

/** Returns one fun fact; throws for an unknown id. */
export function funFact(id: string, root = contentRoot): FunFact {
  const fact = funFacts(root).find((one) => one.id === id);
  if (!fact) throw new Error(`No fact "${id}" in content/kids/fun-facts.yaml`);
  return fact;
}

/** Reads ImmuneQuest's quests in order. Throws ContentError. */
export function quests(root = contentRoot): Quest[] {
  return readFilled('kids/immunequest.yaml', questsSchema, root).quests;
}

/** Reads the grains of Pollen Pop. Throws ContentError. */
export function pollenGrains(root = contentRoot): PollenGrain[] {
  return readYaml(join(root, 'kids/pollen-grains.yaml'), pollenGrainsSchema).grains;
}

/** Reads one story. Throws ContentError. */
export function story(id: StoryId, root = contentRoot): Story {
  return readFilled(`kids/stories/${id}.yaml`, storySchema, root);
}
