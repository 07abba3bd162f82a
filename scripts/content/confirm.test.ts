import { describe, expect, it } from 'vitest';
import { confirmOfPages, confirmProblems } from './confirm.ts';
import { yamlPieces } from './content-texts.ts';

const page = (en: string, es: string) =>
  yamlPieces(
    'content/page.yaml',
    `confirm:\n  - en: ${en}\n    es: ${es}\nitems:\n  - { en: Stay. Wait 4 minutes., es: Quédese. Espere 4 minutos. }\n`,
  );

describe('a sentence to confirm', () => {
  it('is sound where it stands in the text of each language', () =>
    expect(confirmOfPages(page('Wait 4 minutes.', 'Espere 4 minutos.'))).toEqual([]));

  it('fails with its line where the text says something else', () => {
    expect(confirmOfPages(page('Wait 4 minutes.', 'Espere 5 minutos.'))).toMatchObject([{ path: 'content/page.yaml', line: 3 }]);
  });

  it('does not count as its own proof', () => expect(confirmOfPages(page('Wait 6 minutes.', 'Espere 6 minutos.'))).toHaveLength(2));

  it('is compared without regard to line breaks', () => {
    const entries = yamlPieces('content/a/article.yaml', 'confirm:\n  - { en: At 30 to 50%., es: En 30 a 50%. }\n');
    const texts = { en: ['Stay at home. At 30 to 50%.'], es: ['En 30\n  a 50%.'] };
    expect(confirmProblems('content/a/article.yaml', entries, (language) => texts[language])).toEqual([]);
  });
});
