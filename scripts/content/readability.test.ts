import { describe, expect, it } from 'vitest';
import { parsePage } from './read-page.ts';
import { floorProblems, hardestSentences, readabilityProblems, wordsVerdict } from './readability.ts';
import { parseMdoc } from './written-text.ts';

const article = (body: string, path = 'content/services/x/en.mdoc') =>
  parseMdoc(path, `---\ntitle: T\n---\n{% part name="x" %}\n${body}\n{% /part %}\n`);

describe('wordsVerdict', () => {
  it('keeps the range of the kind of article', () => {
    expect(wordsVerdict(650, 'content/services/x/en.mdoc')).toBe('ok');
    expect(wordsVerdict(650, 'content/conditions/x/en.mdoc')).toBe('50 too few');
    expect(wordsVerdict(1305, 'content/services/x/en.mdoc')).toBe('5 too many');
  });
});

describe('hardestSentences', () => {
  it('puts the hardest first, and leaves out scraps', () => {
    const found = hardestSentences(
      article('Immunodeficiency.\n\nWe can help you now.\n\nPhysicians occasionally recommend additional investigation.'),
    );
    expect(found.map(({ line }) => line)).toEqual([9, 7]);
  });
});

describe('readabilityProblems', () => {
  it('lets an easy article of the right length pass', () => {
    expect(readabilityProblems([article('We can help you now. '.repeat(120))])).toEqual([]);
  });
  it('reports the floor with the sentence to begin with, and the words', () => {
    const found = readabilityProblems([article('Physicians occasionally recommend additional investigation.')]);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ line: 5, mend: expect.stringContaining('Physicians') });
    expect(found[1]?.wrong).toContain('5 words, 495 too few');
  });
});

describe('floorProblems', () => {
  const page = (text: string) =>
    (['en', 'es'] as const).map((language) => parsePage('content/x.yaml', `intro:\n  ${language}: ${text}\n`, language));

  it('lets short and plain pages pass, whatever their length', () => {
    const [english, spanish] = [page('We can help you now.')[0], page('Le ayudamos hoy en casa.')[1]];
    expect(floorProblems([english, spanish].flatMap((one) => one ?? []))).toEqual([]);
  });
  it('names language, score, line and the hardest sentence', () => {
    const text = 'La sintomatología respiratoria probablemente empeorará considerablemente.';
    expect(floorProblems(page(text).slice(1))).toEqual([
      {
        path: 'content/x.yaml',
        line: 2,
        wrong: expect.stringMatching(/^scores -?[\d.]+ in Spanish; the floor is 55 and the aim 65\.$/),
        mend: expect.stringContaining('sintomatología'),
      },
    ]);
  });
});
