import { describe, expect, it } from 'vitest';
import type { Situation } from '#app/content/emergency/situation.schema.ts';
import { yamlPieces } from './content-texts.ts';
import { listedNamings, situationProblems, situationTable } from './situations.ts';
import { parseMdoc } from './written-text.ts';

const stuck: Situation = {
  id: 'food-stuck',
  level: 'er',
  en: 'Food is stuck and you drool',
  es: 'La comida se atoró y babea',
  draft: true,
  guard: { en: ['food is stuck', 'drool'], es: ['la comida se atoró', 'babea'] },
};

const article = (level: string, item: string) =>
  parseMdoc(
    'content/conditions/eczema/en.mdoc',
    `---\ntitle: Eczema\n---\n\n{% part name="help" %}\n{% care level="${level}" %}\n- Another sign\n- ${item}\n{% /care %}\n{% /part %}\n`,
    () => '',
  );
const page = (level: string, text: string) =>
  yamlPieces(
    'content/page.yaml',
    `situations:\n  - care:\n      ${level}:\n        items:\n          - en: "${text}"\n            es: "${text}"\n`,
  );

describe('a situation', () => {
  it('may stand at its own level, in an article and on a page', () => {
    expect(situationProblems([stuck], [article('er', '{% situation id="food-stuck" /%}')], page('er', '{food-stuck}'))).toEqual([]);
  });

  it('fails at another level with file, line and what is expected', () => {
    const [inArticle, onPage] = situationProblems(
      [stuck],
      [article('today', '{% situation id="food-stuck" /%}')],
      page('soon', '{food-stuck}'),
    );
    expect(inArticle).toMatchObject({ path: 'content/conditions/eczema/en.mdoc', line: 8 });
    expect(inArticle?.wrong).toContain('under the level "today"; its record says "er"');
    expect(onPage).toMatchObject({ path: 'content/page.yaml', line: 5 });
  });

  it('fails where a list of care names it in words of its own', () => {
    const problems = situationProblems([stuck], [article('er', 'Food is stuck, and the child may drool')], page('er', '{food-stuck}'));
    expect(problems).toMatchObject([{ line: 8, mend: 'Write {% situation id="food-stuck" /%}.' }]);
  });

  it('fails where the zone of a plan that lists it is another level', () => {
    const listed = listedNamings('content/plans.yaml', 'zones:\n  - id: yellow\n    situations: [food-stuck]\n');
    expect(situationProblems([stuck], [], [], listed)).toMatchObject([
      { path: 'content/plans.yaml', line: 3 },
      { path: 'content/plans.yaml', line: 3 },
    ]);
    expect(
      situationProblems([stuck], [], [], listedNamings('content/plans.yaml', 'zones:\n  - id: red\n    situations: [food-stuck]\n')),
    ).toEqual([]);
  });

  it('fails when no page names it', () => {
    expect(situationProblems([stuck], [], [])).toMatchObject([{ path: 'content/situations.yaml', wrong: 'no page names "food-stuck".' }]);
  });
});

it('prints the most dangerous first, with its pages', () => {
  const calm: Situation = { id: 'calm', level: 'visit', en: 'A', es: 'B', draft: true };
  const rows = situationTable(
    [calm, stuck],
    [{ id: 'food-stuck', path: 'content/after-hours.yaml', line: 9, language: 'en', level: 'er' }],
  );
  expect(rows[0]).toMatch(/^er +food-stuck +to sign +after-hours\.yaml:9$/);
  expect(rows[1]).toMatch(/^visit +calm/);
});
