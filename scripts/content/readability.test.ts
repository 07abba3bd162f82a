import { describe, expect, it } from 'vitest';
import { parseArticle } from './read-article.ts';
import { hardestSentences, readabilityProblems, wordsVerdict } from './readability.ts';

const article = (body: string, path = 'content/services/x/en.mdoc') =>
  parseArticle(path, `---\ntitle: T\n---\n{% part name="x" %}\n${body}\n{% /part %}\n`);

describe('wordsVerdict', () => {
  it('keeps the range of the kind of article', () => {
    expect(wordsVerdict(650, 'content/services/x/en.mdoc')).toBe('ok');
    expect(wordsVerdict(650, 'content/conditions/x/en.mdoc')).toBe('50 too few');
    expect(wordsVerdict(905, 'content/services/x/en.mdoc')).toBe('5 too many');
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
