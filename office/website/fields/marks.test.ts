import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quotedTexts } from '#app/content/text/shared-values.server.ts';
import { projectOfTests } from '../files/project-fixture.ts';
import { brokenMark, withMarks, withoutMarks } from './marks.ts';

const quoted = new Map([
  ['asthma-ribs', 'The skin between the ribs pulls in'],
  ['answer-promise', '12 to 24 hours'],
]);
const content = join(projectOfTests(), 'content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:mdoc|yaml)$/.test(name));

describe('the marks of a text', () => {
  it.each([
    [
      '- {% situation id="asthma-ribs" /%}{% cite id="nhlbi" /%}',
      '- ⟦sentence asthma-ribs: The skin between the ribs pulls in⟧⟦source nhlbi⟧',
    ],
    ['{% care level="911" %}\n- Now\n{% /care %}', '⟦care 911: Call 911 now⟧\n- Now\n⟦end of care⟧'],
    ['{% question ask="Is it safe?" %}', '⟦question: Is it safe?⟧'],
    ['{% step title="You sit" time="5 minutes" %}', '⟦step: You sit | 5 minutes⟧'],
    ['We call in {answer-promise}.', 'We call in ⟦answer-promise: 12 to 24 hours⟧.'],
  ])('%s', (source, shown) => {
    expect(withMarks(source, 'en', quoted)).toBe(shown);
    expect(withoutMarks(shown)).toBe(source);
  });

  it('take a writer’s own question, and never the sentence that is only shown', () => {
    expect(withoutMarks('⟦pregunta: ¿Es seguro: sí o no?⟧')).toBe('{% question ask="¿Es seguro: sí o no?" %}');
    expect(withoutMarks('⟦sentence asthma-ribs: something else⟧')).toBe('{% situation id="asthma-ribs" /%}');
  });

  it.each(['⟦sentence asthma-ribs: The skin', '⟦sentense asthma⟧', 'skin⟧'])('are found where they are broken: %s', (text) =>
    expect(brokenMark(withoutMarks(text))).toBeDefined(),
  );

  it('stand for every tag of every text of the site, and give each text back', () => {
    for (const name of files) {
      const text = readFileSync(join(content, name), 'utf8').replaceAll(/\{% \/?part.*?%\}/g, '');
      const language = name.endsWith('es.mdoc') ? 'es' : 'en';
      const shown = withMarks(text, language, quotedTexts(language, content));
      expect(withoutMarks(shown)).toBe(text);
      if (name.endsWith('.mdoc')) expect(shown.match(/\{%.*?%\}/)).toBeNull();
    }
  });
});
