import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conditionSlugs, serviceSlugs } from './article-slugs.ts';
import { iconNames } from './icon-names.ts';

describe('iconNames', () => {
  it('names exactly the drawings in art/icons', () => {
    const drawn = readdirSync(new URL('../../art/icons', import.meta.url))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.replace(/\.svg$/, ''));
    expect([...iconNames].sort()).toEqual(drawn.sort());
  });

  it('has a drawing for every condition and every service', () => {
    const names: readonly string[] = iconNames;
    expect([...conditionSlugs, ...serviceSlugs].filter((slug) => !names.includes(slug))).toEqual([]);
  });
});
