/**
 * In which of two files a drawing of art/icons stands. Every page has signs: buttons, and marks beside a text. What
 * pages are about is drawn on lists of them, and in the menus, which fetch it when one first opens.
 */
import { conditionSlugs, serviceSlugs } from './article-slugs.ts';
import { iconSpritePath, topicSpritePath } from './file-paths.ts';
import type { IconName } from './icon-names.ts';

/** The drawing of a condition or a service bears its name. */
const topics: ReadonlySet<string> = new Set([
  ...conditionSlugs,
  ...serviceSlugs,
  ...([
    'baked-challenge-recipes',
    'children-and-adults',
    'family',
    'first-visit',
    'fun-facts',
    'games',
    'immunequest',
    'kids-zone',
    'leaf',
    'medications-to-avoid',
    'newest-treatments',
    'nose',
    'patient-education',
    'patient-portal',
    'pollen-counts',
    'pollen-pop',
    'runny-nose',
    'seasons',
  ] satisfies IconName[]),
]);

export const isTopic = (name: IconName) => topics.has(name);

/** The address of a drawing, for `<use>`. */
export const iconHref = (name: IconName) => `${isTopic(name) ? topicSpritePath : iconSpritePath}#${name}`;
