import { type ArticleKind, conditionParts, serviceParts } from './article.schema.ts';
import { articleFolders } from './article.server.ts';

/** Returns a valid article's three files by path in the content folder. */
export function articleTexts(kind: ArticleKind, slug: string): Record<string, string> {
  const folder = `${articleFolders[kind]}/${slug}`;
  return {
    [`${folder}/article.yaml`]: recordText(kind, slug),
    [`${folder}/en.mdoc`]: articleText(kind),
    [`${folder}/es.mdoc`]: articleText(kind),
  };
}

const fiveLines = '[{ en: A, es: B }, { en: A, es: B }, { en: A, es: B }, { en: A, es: B }, { en: A, es: B }]';
const visitLines = ['visit:', `  note: ${fiveLines}`, `  ask: ${fiveLines}`];

function recordText(kind: ArticleKind, slug: string): string {
  return [
    `icon: ${slug}`,
    ...(kind === 'condition' ? ['group: skin'] : []),
    'emergency: none',
    'facts:',
    '  - { kind: common, source: cdc, text: { en: A, es: B } }',
    '  - { kind: helps, text: { en: A, es: B } }',
    'related: [insurance, locations, team]',
    'review: { status: draft }',
    'sourcesChecked: "2026-11-20"',
    'sources:',
    '  - id: cdc',
    '    title: A source',
    '    publisher: CDC',
    '    url: https://www.cdc.gov/',
    ...(kind === 'condition' ? visitLines : []),
    '',
  ].join('\n');
}

/** Enough to reach the fewest words allowed. */
const filler = 'word '.repeat(40).trim();

/** The contents of each part that needs a certain form. */
export const partBodies: Readonly<Record<string, string>> = {
  help: ['911', 'today', 'visit'].map((level) => `{% care level="${level}" %}\n- ${filler}\n{% /care %}`).join('\n'),
  living: `${filler}{% cite id="cdc" /%}\n\n### In San Antonio\n\nSee [insurance](page:insurance).`,
  cost: `${filler}{% cite id="cdc" /%} See [insurance](page:insurance).`,
  questions: '{% question ask="Will it pass?" %}Yes, **mostly**.{% /question %}\n{% question ask="Is it mine?" %}No.{% /question %}',
  myths: '{% myth says="It is nothing." %}It is something.{% /myth %}',
  words: '{% word en="wheeze" es="silbidos en el pecho" %}A whistling sound.{% /word %}',
  day: '{% step title="The skin is cleaned" time="2 minutes" %}\nWith a cloth.\n{% /step %}',
};

/** Returns a valid text with all parts in order; `bodies` replaces their contents. */
export function articleText(kind: ArticleKind, bodies: Readonly<Record<string, string>> = {}): string {
  const names: readonly string[] = kind === 'condition' ? conditionParts : serviceParts;
  const parts = names.map((name) => `{% part name="${name}" %}\n${bodies[name] ?? partBodies[name] ?? filler}\n{% /part %}`);
  return `---\ntitle: A title\nsummary: ${'A sentence that is long enough to stand as the description of a page, and not longer than that.'}\nkeywords: [one, two]\n---\n\n${parts.join('\n\n')}\n`;
}
