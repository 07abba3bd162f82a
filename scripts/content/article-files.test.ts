import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemsIn } from '../check-articles.ts';
import { articleFiles, articlePlace, foldersOfArticles, kindOf } from './article-files.ts';

const content = mkdtempSync(join(tmpdir(), 'articles-'));
for (const folder of ['services/shots', 'conditions/eczema', 'conditions/asthma', 'recipes/milk']) {
  mkdirSync(join(content, folder), { recursive: true });
  for (const name of ['article.yaml', 'en.mdoc', 'es.mdoc']) writeFileSync(join(content, folder, name), '');
}
afterAll(() => rmSync(content, { recursive: true }));

describe('foldersOfArticles', () => {
  it('finds conditions and then services, each in the order of the alphabet, and nothing else', () => {
    expect(foldersOfArticles(content)).toEqual(
      ['conditions/asthma', 'conditions/eczema', 'services/shots'].map((folder) => join(content, folder)),
    );
  });
  it('finds none where there is no content', () => expect(foldersOfArticles(join(content, 'nowhere'))).toEqual([]));
});

describe('articleFiles', () => {
  it('takes folders, folders of folders and files', () => {
    expect(articleFiles([join(content, 'services')])).toEqual(['en', 'es'].map((name) => join(content, `services/shots/${name}.mdoc`)));
    expect(articleFiles([join(content, 'conditions')])).toHaveLength(4);
    expect(articleFiles(['a/es.mdoc'])).toEqual(['a/es.mdoc']);
  });
});

describe('kindOf', () => {
  it('goes by the folder', () => {
    expect(kindOf('content/services/shots/en.mdoc')).toBe('service');
    expect(kindOf('content/conditions/asthma/en.mdoc')).toBe('condition');
  });
});

it('an article’s record stands for its folder', async () => {
  const [folder = ''] = foldersOfArticles();
  const record = join(folder, 'article.yaml');
  expect(articlePlace(record)).toBe(folder);
  expect(articlePlace('content/staff.yaml')).toBe('content/staff.yaml');
  expect(await problemsIn([record])).toEqual(await problemsIn([folder]));
});
