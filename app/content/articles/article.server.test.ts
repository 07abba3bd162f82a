import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, soundFiles } from '#app/content/content-fixture.ts';
import { entriesIn } from '#app/content/sign-entries.server.ts';
import { type ProseElement, type ProseNode, plainText } from '#app/content/text/prose.ts';
import { type Article, conditionParts } from './article.schema.ts';
import { readArticle } from './article.server.ts';
import { articleText, articleTexts, partBodies } from './article-fixture.ts';

/** Writes an asthma article with some of its files replaced. */
function articleWith(files: Record<string, string>): string {
  const changed = Object.entries(files).map(([name, body]) => [`conditions/asthma/${name}`, body]);
  return contentFolder({ ...articleTexts('condition', 'asthma'), ...Object.fromEntries(changed) });
}

function read(bodies: Record<string, string>): Article {
  return readArticle('condition', 'asthma', 'en', articleWith({ 'en.mdoc': articleText('condition', bodies) }));
}

function partOf(article: Article, name: string): ProseNode[] {
  return article.parts.find((part) => part.name === name)?.nodes ?? [];
}

function elements(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));
}

describe('a sound article', () => {
  test('has its parts in order, its front matter and its record', () => {
    const article = read({});
    expect(article.parts.map(({ name }) => name)).toEqual(conditionParts);
    expect(article).toMatchObject({ slug: 'asthma', title: 'A title', review: { status: 'draft' }, group: 'skin', emergency: 'none' });
    expect(article.sources[0]).toMatchObject({ id: 'cdc', number: 1 });
    expect(article.wordCount).toBeGreaterThan(250);
    expect(article.facts).toEqual([
      { kind: 'common', text: 'A', source: 1 },
      { kind: 'helps', text: 'A' },
    ]);
  });

  test('is plain data that survives being sent', () => {
    const article = read({});
    expect(JSON.parse(JSON.stringify(article))).toEqual(article);
  });

  test('gives headings an address from their words, told apart where they repeat', () => {
    const article = read({ symptoms: '### Niños y bebés\n\n- a\n\n### Niños y bebés\n\n- b' });
    const ids = elements(partOf(article, 'symptoms'))
      .filter(({ tag }) => tag === 'h3')
      .map(({ attributes }) => attributes.id);
    expect(ids).toEqual(['ninos-y-bebes', 'ninos-y-bebes-2']);
  });

  test('makes page links by page id and numbers its citations', () => {
    const found = elements(partOf(read({}), 'living'));
    expect(found).toContainEqual({ tag: 'page-link', attributes: { to: 'insurance' }, children: ['insurance'] });
    expect(found).toContainEqual({ tag: 'cite', attributes: { id: 'cdc', number: 1 }, children: [] });
  });

  test('reads a tag the same on one line and on its own lines', () => {
    const oneLine = read({ myths: '{% myth says="A" %}The *truth* of it.{% /myth %}\n{% myth says="B" %}More.{% /myth %}' });
    const ownLines = read({ myths: '{% myth says="A" %}\nThe *truth* of it.\n{% /myth %}\n\n{% myth says="B" %}\nMore.\n{% /myth %}' });
    expect(partOf(oneLine, 'myths')).toEqual(partOf(ownLines, 'myths'));
    expect(partOf(oneLine, 'myths')).toHaveLength(2);
    expect(plainText(partOf(oneLine, 'myths'))).toContain('truth');
  });

  test('keeps both languages of a word', () => {
    const [word] = partOf(read({}), 'words');
    expect(word).toEqual({
      tag: 'word',
      attributes: { english: 'wheeze', spanish: 'silbidos en el pecho' },
      children: ['A whistling sound.'],
    });
  });
});

describe('a broken article', () => {
  test('says that the Spanish text is missing, whichever language is asked for', () => {
    const { 'conditions/asthma/es.mdoc': _, ...withoutSpanish } = articleTexts('condition', 'asthma');
    const root = contentFolder(withoutSpanish);
    expect(() => readArticle('condition', 'asthma', 'en', root)).toThrow(
      /asthma\/es\.mdoc: expected the article's text in Spanish .*found no such file/,
    );
  });

  test('names file and line of a link to a page that does not exist', () => {
    expect(() => read({ 'in-short': 'First line.\nSee [this](page:condition/astma).' })).toThrow(
      /asthma\/en\.mdoc:[89]: expected the id of a page in app\/site\/pages\.ts, found "page:condition\/astma"/,
    );
  });

  test('refuses links out of the site that are not sources', () => {
    expect(() => read({ causes: 'See [this](https://example.com).' })).toThrow(
      /expected a link as page:ID, found "https:\/\/example\.com"/,
    );
  });

  test('refuses a citation without its source and a source without its citation', () => {
    expect(() => read({ living: 'Text.{% cite id="who" /%}' })).toThrow(/expected a source of article\.yaml, found "who"/);
    expect(() => read({ living: 'Text.' })).toThrow(/expected every source of article\.yaml to be cited, found no citation of "cdc"/);
  });

  test('refuses parts missing or out of order, and text outside a part', () => {
    const text = articleText('condition');
    const swapped = text
      .replace('name="causes"', 'name="x"')
      .replace('name="diagnosis"', 'name="causes"')
      .replace('name="x"', 'name="diagnosis"');
    expect(() => readArticle('condition', 'asthma', 'en', articleWith({ 'en.mdoc': swapped }))).toThrow(
      /expected part "causes" here .*found "diagnosis"/,
    );
    const loose = text.replace('{% part name="causes" %}', 'Loose words.\n\n{% part name="causes" %}');
    expect(() => readArticle('condition', 'asthma', 'en', articleWith({ 'en.mdoc': loose }))).toThrow(/expected text only inside/);
  });

  test('refuses help without a level, with levels out of order, twice or unknown, and a list that stayed text', () => {
    const care = (...levels: string[]) => levels.map((level) => `{% care level="${level}" %}\n- a\n{% /care %}`).join('\n');
    const fault = /expected care of some of the levels 911, er, today, soon, visit, each once and in this order, found/;
    expect(() => read({ help: 'Call.' })).toThrow(fault);
    expect(() => read({ help: care('today', 'er') })).toThrow(fault);
    expect(() => read({ help: care('911', '911') })).toThrow(fault);
    expect(() => read({ help: care('later') })).toThrow(/en\.mdoc:\d+: expected well-formed Markdoc/);
    expect(() => read({ help: care('911', 'soon') })).not.toThrow();
    const inline = String(partBodies.help).replace('%}\n- word', '%}- word').replace('word\n{% /care', 'word{% /care');
    expect(() => read({ help: inline })).toThrow(/expected a list in each care tag/);
  });

  test('refuses unknown tags, unclosed tags, large headings and tables', () => {
    expect(() => read({ causes: '{% warning %}\nx\n{% /warning %}' })).toThrow(/en\.mdoc:\d+: .*warning/);
    expect(() => read({ causes: '{% myth says="a" %}\nx' })).toThrow(/en\.mdoc:\d+: expected well-formed Markdoc/);
    expect(() => read({ causes: '## Too large' })).toThrow(/expected a heading of an allowed level \(###\), found ##/);
    expect(() => read({ causes: '> quoted' })).toThrow(/expected no blockquote in this text/);
  });

  test('refuses an article that is hardly begun', () => {
    const short = Object.fromEntries(['in-short', 'symptoms', 'causes', 'diagnosis', 'treatment'].map((name) => [name, 'One.']));
    expect(() =>
      read({ ...short, help: ['911', 'today', 'visit'].map((level) => `{% care level="${level}" %}\n- a\n{% /care %}`).join('\n') }),
    ).toThrow(/expected at least 250 words, found \d+/);
  });

  test('quotes a shared value in a sentence, in each language, and refuses one that is not there', () => {
    const quoting = articleText('condition', { causes: 'Keep it at {% value id="home-humidity" /%}.' });
    const files = { ...soundFiles(), 'conditions/asthma/en.mdoc': quoting, 'conditions/asthma/es.mdoc': quoting };
    const root = contentFolder(files);
    const causes = (language: 'en' | 'es') => partOf(readArticle('condition', 'asthma', language, root), 'causes');
    expect(causes('en')).toEqual([{ tag: 'p', attributes: {}, children: ['Keep it at 30 to 50%.'] }]);
    expect(causes('es')).toEqual([{ tag: 'p', attributes: {}, children: ['Keep it at 30 a 50%.'] }]);
    const wrong = contentFolder({ ...files, 'conditions/asthma/en.mdoc': quoting.replace('home-humidity', 'home-heat') });
    expect(() => readArticle('condition', 'asthma', 'en', wrong)).toThrow(
      /en\.mdoc:\d+: expected a value of shared-values\.yaml, found "home-heat"/,
    );
  });

  test('counts what a physician must confirm, until the signature of both its texts stands', () => {
    const record = `${articleTexts('condition', 'asthma')['conditions/asthma/article.yaml']}confirm:\n  - { en: word, es: word }\n`;
    const draft = articleWith({ 'article.yaml': record });
    expect(readArticle('condition', 'asthma', 'en', draft)).toMatchObject({ review: { status: 'draft' }, toConfirm: 1 });
    const [entry] = entriesIn('conditions/asthma/article.yaml', (file) => readFileSync(join(draft, file), 'utf8'));
    const approved = `{ status: approved, by: { en: Dr. A, es: Dra. A }, date: 2027-01-01, of: ${entry?.digest} }`;
    const signed = record.replace('{ status: draft }', approved);
    const review = { status: 'approved', by: 'Dra. A', date: '2027-01-01' };
    expect(readArticle('condition', 'asthma', 'es', articleWith({ 'article.yaml': signed }))).toMatchObject({ review, toConfirm: 0 });
    const changed = articleWith({ 'article.yaml': signed, 'es.mdoc': articleText('condition').replace('A title', 'Otro título') });
    expect(readArticle('condition', 'asthma', 'en', changed)).toMatchObject({ review: { status: 'draft' }, toConfirm: 1 });
  });

  test('refuses a fact whose source the article does not have, with its line', () => {
    const record = articleTexts('condition', 'asthma')['conditions/asthma/article.yaml'] ?? '';
    const root = articleWith({ 'article.yaml': record.replace('source: cdc', 'source: nobody') });
    expect(() => readArticle('condition', 'asthma', 'en', root)).toThrow(
      /article\.yaml:5 facts\[0\]\.source: expected the id of a source of this article, found "nobody"/,
    );
  });

  test('refuses a wrong group and an unknown related page, with their lines', () => {
    const record = String(articleTexts('condition', 'asthma')['conditions/asthma/article.yaml']);
    const root = articleWith({ 'article.yaml': record.replace('group: skin', 'group: nose').replace('team]', 'tram]') });
    expect(() => readArticle('condition', 'asthma', 'en', root)).toThrow(/article\.yaml:2 group: expected "nose-and-eyes" or/);
    expect(() => readArticle('condition', 'asthma', 'en', root)).toThrow(
      /article\.yaml:7 related\[2\]: expected the id of a page in app\/site\/pages\.ts, found "tram"/,
    );
  });
});
