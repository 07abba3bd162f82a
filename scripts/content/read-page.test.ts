import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { pageFiles, parsePage, readPage } from './read-page.ts';

const source = `
description: { en: Not shown, es: No se ve }
intro: { en: "We answer within {answer-promise}.", es: "Contestamos en {answer-promise}." }
sections:
  - title: { en: Bring, es: Traiga }
    keywords: { en: [card], es: [tarjeta] }
    items:
      - { en: "Your card", es: "Su tarjeta" }
`;

describe('parsePage', () => {
  it('takes what is shown in one language, with its line', () => {
    const { language, blocks } = parsePage('content/x.yaml', source, 'es');
    expect(language).toBe('es');
    expect(blocks.map(({ line, text }) => [line, text])).toEqual([
      [3, 'Contestamos en answer-promise.'],
      [5, 'Traiga'],
      [8, 'Su tarjeta'],
    ]);
  });
  it('reads figures as the visitor does', () => {
    const { blocks } = parsePage('content/x.yaml', source, 'en', new Map([['answer-promise', '12 to 24 hours']]));
    expect(blocks[0]?.text).toBe('We answer within 12 to 24 hours.');
  });
});

describe('the patient pages', () => {
  it('are found, those of this site among them', () => {
    expect(pageFiles('content')).toEqual(
      expect.arrayContaining(['content/new-patient.yaml', 'content/first-visit.yaml', 'content/after-hours.yaml']),
    );
  });
  it.each(languages)('have text in %s, without braces where the records hold the figure', (language) => {
    for (const path of pageFiles().filter((file) => /new-patient|first-visit|appointment|portal/.test(file))) {
      const text = readPage(path, language)
        .blocks.map((block) => block.text)
        .join(' ');
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/[{}]|\b(?:answer-promise|forms-minutes|returning-years|wait-after-shot)\b/);
    }
  });
});
