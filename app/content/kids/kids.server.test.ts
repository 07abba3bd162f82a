import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentRoot } from '#app/content/content-root.server.ts';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { funFact, funFacts, pollenGrains, quests } from './kids.server.ts';

describe("the children's content", () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kids-'));
    mkdirSync(join(root, 'kids'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const changed = (file: string, from: string, to: string) => {
    const text = readFileSync(join(contentRoot, 'kids', file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, 'kids', file), text.replace(from, to));
  };

  it('holds twenty facts and more, each once', () => {
    const ids = funFacts().map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(funFact('mucus').text.es).toContain('moco');
    expect(() => funFact('unheard-of')).toThrow('unheard-of');
  });

  it('describes every grain the game draws', () => {
    expect(
      pollenGrains()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...grainIds].toSorted());
  });

  it('refuses a fact of a quest that names no source', () => {
    changed('immunequest.yaml', '    source: { title: CDC, url: "https://www.cdc.gov/asthma/es/actionplan.html" }\n', '');
    expect(() => quests(root)).toThrow(/immunequest\.yaml:\d+ quests\[8\].*source/);
  });

  it('refuses a quest with a step missing in Spanish', () => {
    changed('immunequest.yaml', '        - "Deja las pantallas durmiendo en otro cuarto."\n', '');
    expect(() => quests(root)).toThrow(/quests\[0\]\.steps/);
  });

  it('refuses a drawing that does not exist', () => {
    changed('fun-facts.yaml', 'plant: mountain-cedar', 'plant: unicorn');
    expect(() => funFacts(root)).toThrow(/facts\[0\]\.plant/);
  });
});
