import { describe, expect, it } from 'vitest';
import { childrensPages, isForChildren } from './childrens-pages.ts';
import { pageById, pagesBelow } from './paths.ts';

describe('the pages for children', () => {
  it('are all below the Kids Zone, its list of games and the single stories left out', () => {
    expect(childrensPages('kids-zone').toSorted()).toEqual([
      'fun-facts',
      'immunequest',
      'picture-stories',
      'pollen-pop',
      'print-shop',
      'runny-nose',
    ]);
  });

  it('are games where the list of games leads to them', () => {
    expect(childrensPages('games').toSorted()).toEqual(['pollen-pop', 'runny-nose']);
    for (const id of childrensPages('games')) expect(pageById(id).paths.en).toMatch(/^\/games\//);
  });

  it('have a frame of their own, and nothing else has', () => {
    for (const id of ['kids-zone', 'games', 'pollen-pop', 'immunequest'] as const) expect(isForChildren(pageById(id))).toBe(true);
    for (const id of ['home', 'emergency', 'seasons', 'baked-egg-recipe'] as const) expect(isForChildren(pageById(id))).toBe(false);
  });
});

it('finds no page below one that has none', () => {
  expect(pagesBelow('runny-nose')).toEqual([]);
});
