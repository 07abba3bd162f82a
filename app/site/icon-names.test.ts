import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicFolder } from '#art/manifest.ts';
import { conditionSlugs, serviceSlugs } from './article-slugs.ts';
import { iconSpritePath } from './file-paths.ts';
import { iconNames } from './icon-names.ts';

describe('iconNames', () => {
  it('names exactly the drawings in art/icons', () => {
    const sprite = readFileSync(join(publicFolder, iconSpritePath), 'utf8');
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...iconNames].sort());
  });

  it('has a drawing for every condition and every service', () => {
    const names: readonly string[] = iconNames;
    expect([...conditionSlugs, ...serviceSlugs].filter((slug) => !names.includes(slug))).toEqual([]);
  });
});
