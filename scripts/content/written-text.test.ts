import { describe, expect, it } from 'vitest';
import { parseMdoc } from './written-text.ts';

const source = `---
title: Asma
summary: El asma cierra los tubos.
keywords: [tos, silbidos]
---

{% part name="in-short" %}
Cerca del **8%**{% cite id="cdc" /%} tiene [asma](page:condition/asthma). Otro
renglón.
{% /part %}

{% part name="questions" %}
### Para los niños

- uno{% cite id="b" /%}
- dos

{% question ask="¿Se cura?" %}
No.
{% /question %}
{% question ask="¿Duele?" %}Poco.{% /question %}
{% word en="wheeze" es="silbidos" %}ruido{% /word %}
{% /part %}
`;

const article = parseMdoc('content/conditions/asthma/es.mdoc', source);
const texts = article.blocks.map(({ kind, text, line }) => [kind, text, line]);

describe('parseMdoc', () => {
  it('takes the language from the name of the file', () => expect(article.language).toBe('es'));

  it('reads blocks in order with their lines, link texts kept and citations dropped', () => {
    expect(texts).toEqual([
      ['paragraph', 'Cerca del 8% tiene asma. Otro renglón.', 8],
      ['heading', 'Para los niños', 13],
      ['item', 'uno', 15],
      ['item', 'dos', 16],
      ['attribute', '¿Se cura?', 18],
      ['paragraph', 'No.', 19],
      ['attribute', '¿Duele?', 21],
      ['paragraph', 'Poco.', 21],
      ['paragraph', 'ruido', 22],
    ]);
  });

  it('keeps where the last citation stands, and what is linked', () => {
    expect(article.blocks[0]).toMatchObject({ part: 'in-short', cites: ['cdc'], lastCiteAt: 12, links: ['page:condition/asthma'] });
    expect(article.blocks[3]).toMatchObject({ part: 'questions', cites: [], lastCiteAt: -1 });
  });

  it('ends an item that is one tag alone', () => {
    const items = '- {% situation id="one" /%}\n- {% situation id="two" /%}\n';
    const { blocks } = parseMdoc('en.mdoc', items, (id) => `${id} sign`);
    expect(blocks.map(({ kind, text, situations }) => [kind, text, situations])).toEqual([
      ['item', 'one sign', ['one']],
      ['item', 'two sign', ['two']],
    ]);
  });

  it('keeps the tags with their parts and attributes', () => {
    expect(article.tags.filter(({ name }) => name === 'question').map(({ part, line }) => [part, line])).toEqual([
      ['questions', 18],
      ['questions', 21],
    ]);
    expect(article.tags.find(({ name }) => name === 'word')?.attributes).toMatchObject({ en: 'wheeze', es: 'silbidos' });
  });

  it('keeps front matter apart, with its lines', () => {
    expect(article.frontMatterBlocks.map(({ tag, text, line }) => [tag, text, line])).toEqual([
      ['title', 'Asma', 2],
      ['summary', 'El asma cierra los tubos.', 3],
      ['keywords', 'tos, silbidos', 4],
    ]);
  });
});
