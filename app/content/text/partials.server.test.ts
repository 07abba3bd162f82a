import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArticle } from '#app/content/articles/article.server.ts';
import { articleText } from '#app/content/articles/article-fixture.ts';
import { contentFolder, soundFiles } from '#app/content/content-fixture.ts';
import { plainText } from './prose.ts';

const cost = (text: string) => ({ cost: `${text}\n\n{% partial file="cost" /%}\n\nSee [insurance](page:insurance).{% cite id="cdc" /%}` });

function folder(files: Readonly<Record<string, string>>): string {
  return contentFolder({
    ...soundFiles(),
    'services/rhinoscopy/en.mdoc': articleText('service', cost('Own words.')),
    'services/rhinoscopy/es.mdoc': articleText('service', cost('Own words.')),
    ...files,
  });
}

const costOf = (root: string) => {
  const part = readArticle('service', 'rhinoscopy', 'en', root).parts.find(({ name }) => name === 'cost');
  return plainText(part?.nodes ?? []);
};

describe('a partial', () => {
  it('stands where its tag stands, and is read again when it changes', () => {
    const root = folder({ 'partials/cost/en.mdoc': 'Ask your plan.\n', 'partials/cost/es.mdoc': 'Pregunte a su plan.\n' });
    expect(costOf(root)).toMatch(/^Own words\. +Ask your plan\. +See insurance/);
    writeFileSync(`${root}/partials/cost/en.mdoc`, 'Ask your plan first, before you come.\n');
    expect(costOf(root)).toContain('Ask your plan first, before you come.');
  });

  it('is told by its file when it is not there', () => {
    expect(() => costOf(folder({}))).toThrow(/partials\/cost\/en\.mdoc: expected a text that articles share, found no such file/);
  });
});

describe('a table', () => {
  const table = '| | Shots | Drops |\n|---|---|---|\n| Where | here | at home |\n';

  it('names in each cell the column it is of, for the phone', () => {
    const root = folder({ 'partials/cost/en.mdoc': table, 'partials/cost/es.mdoc': table });
    const nodes = readArticle('service', 'rhinoscopy', 'en', root).parts.find(({ name }) => name === 'cost')?.nodes ?? [];
    const body = nodes.flatMap((node) => (typeof node !== 'string' && node.tag === 'table' ? node.children : []))[1];
    expect(body).toMatchObject({
      tag: 'tbody',
      children: [
        {
          tag: 'tr',
          children: [
            { tag: 'th', children: ['Where'] },
            { tag: 'td', attributes: { label: 'Shots' }, children: ['here'] },
            { tag: 'td', attributes: { label: 'Drops' }, children: ['at home'] },
          ],
        },
      ],
    });
  });
});
