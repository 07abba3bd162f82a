import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentRoot } from '#app/content/content-root.server.ts';
import { storyIds } from '#app/site/pages.ts';
import { story } from './kids.server.ts';

describe('the picture stories', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stories-'));
    mkdirSync(join(root, 'kids/stories'), { recursive: true });
    for (const file of ['shared-values.yaml', 'situations.yaml', 'practice.yaml', 'locations.yaml']) {
      writeFileSync(join(root, file), readFileSync(join(contentRoot, file)));
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const changed = (from: string, to: string) => {
    const text = readFileSync(join(contentRoot, 'kids/stories/allergy-shot.yaml'), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, 'kids/stories/allergy-shot.yaml'), text.replace(from, to));
  };

  it('each lead the grown-ups to a page of their own', () => {
    const links = storyIds.map((id) => story(id).link);
    expect(new Set(links).size).toBe(storyIds.length);
  });

  it('say figures from the records that hold them', () => {
    expect(story('allergy-shot').time.en).toMatch(/\d+ minutes/);
    expect(JSON.stringify(storyIds.map((id) => story(id)))).not.toMatch(/[{][a-z]/);
  });

  it('are refused with a picture nobody draws, and with a text missing in Spanish', () => {
    changed('drawing: allergy-shot-arm', 'drawing: allergy-shot-leg');
    expect(() => story('allergy-shot', root)).toThrow(/allergy-shot\.yaml:\d+ panels\[1\]\.drawing/);
    changed('      es: "Un piquete rápido.', '      fr: "Un piquete rápido.');
    expect(() => story('allergy-shot', root)).toThrow(/panels\[2\]\.text/);
  });
});
