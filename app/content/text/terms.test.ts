import { describe, expect, it } from 'vitest';
import type { ArticlePart } from '#app/content/articles/article.schema.ts';
import type { ProseElement, ProseNode } from './prose.ts';
import { withTerms } from './terms.ts';

const p = (...children: ProseNode[]): ProseElement => ({ tag: 'p', attributes: {}, children });
const word = (english: string, spanish: string): ProseElement => ({
  tag: 'word',
  attributes: { english, spanish },
  children: ['A whistling sound when you breathe.'],
});
const words: ArticlePart = { name: 'words', nodes: [word('wheeze', 'silbidos en el pecho (sibilancias)')] };
const symptoms = (...nodes: ProseNode[]): ArticlePart => ({ name: 'symptoms', nodes });
const terms = (parts: readonly ArticlePart[]) => JSON.stringify(parts).match(/"tag":"term"/g)?.length ?? 0;

describe('terms of an article', () => {
  it('are marked where they first stand, with both words and the meaning', () => {
    const [marked] = withTerms([symptoms(p('You may wheeze at night.'), p('A wheeze again.')), words], 'en');
    expect(marked?.nodes).toEqual([
      p(
        'You may ',
        {
          tag: 'term',
          attributes: {
            english: 'wheeze',
            spanish: 'silbidos en el pecho (sibilancias)',
            meaning: 'A whistling sound when you breathe.',
            opening: '',
            closing: '',
          },
          children: ['wheeze'],
        },
        ' at night.',
      ),
      p('A wheeze again.'),
    ]);
  });

  it('take along the bracket or full stop that touches them', () => {
    const [marked] = withTerms([symptoms(p('A whistle (wheeze). Or not.')), words], 'en');
    expect(marked?.nodes).toMatchObject([
      { children: ['A whistle ', { tag: 'term', attributes: { opening: '(', closing: ').' }, children: ['wheeze'] }, ' Or not.'] },
    ]);
  });

  it('are found by the plain word or the one in brackets', () => {
    expect(terms(withTerms([symptoms(p('Si tiene sibilancias, llame.')), words], 'es'))).toBe(1);
    expect(terms(withTerms([symptoms(p('Silbidos en el pecho de noche.')), words], 'es'))).toBe(1);
  });

  it('leave parts of longer words, links and headings alone', () => {
    const heading: ProseElement = { tag: 'h3', attributes: { id: 'x' }, children: ['Wheeze'] };
    const link: ProseElement = { tag: 'page-link', attributes: { to: 'condition/asthma' }, children: ['wheeze'] };
    expect(terms(withTerms([symptoms(heading, p('wheezeless ', link)), words], 'en'))).toBe(0);
  });
});
