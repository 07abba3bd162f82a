import { describe, expect, it } from 'vitest';
import { parityProblems } from './parity.ts';
import { parseMdoc } from './written-text.ts';

const body = `{% part name="help" %}
{% care level="911" %}
- One
- Two
{% /care %}
{% /part %}
{% part name="living" %}
### Here
About 8%{% cite id="a" /%} of 1,000 wait six weeks; see [asthma](page:condition/asthma).
{% step title="Wait" time="30 minutes" %}
Rest.
{% /step %}
{% word en="rash" es="sarpullido" %}spots{% /word %}
{% /part %}`;

const spanish = body
  .replace('- One\n- Two', '- Uno\n- Dos')
  .replace('About 8%', 'Cerca del 8 por ciento')
  .replace('wait six weeks; see [asthma]', 'esperan 6 semanas; vea [asma]')
  .replace('30 minutes', '30 minutos');

const article = (name: string, text: string) => parseMdoc(`a/${name}.mdoc`, `---\ntitle: T\n---\n${text}\n`);
const found = (es: string, en = body) => parityProblems(article('en', en), article('es', es)).map(({ path, wrong }) => `${path} ${wrong}`);

describe('parityProblems', () => {
  it('finds two faithful languages alike', () => expect(found(spanish)).toEqual([]));

  it.each([
    ['another order of parts', spanish.replace('name="help"', 'name="living"'), 'a/es.mdoc has the parts living, living'],
    ['a lost care item', spanish.replace('\n- Dos', ''), '1 list items in care boxes, the English one 2'],
    ['a lost word', spanish.replace(/\{% word.*\n/, ''), '0 words'],
    [
      'another link',
      spanish.replace('page:condition/asthma', 'page:insurance'),
      'lacks page links that the other language has: "page:condition/asthma"',
    ],
    ['a lost citation', spanish.replace('{% cite id="a" /%}', ''), 'lacks citations that the other language has: "a"'],
    ['another figure', spanish.replace('1,000', '10,000'), 'lacks figures that the other language has: "1000"'],
    ['another word pair', spanish.replace('es="sarpullido"', 'es="ronchas"'), 'lacks word pairs'],
  ])('finds %s', (_what, es, message) => expect(found(es).join('\n')).toContain(message));

  it('names the English file when it is the one that lacks something', () => {
    expect(found(spanish, body.replace('8%', 'some')).join('\n')).toContain(
      'a/en.mdoc part "living" lacks figures that the other language has: "8%"',
    );
  });

  it('takes a figure as said once for each time it is written as a word', () => {
    expect(found(spanish.replace('Rest.', 'Espere 6.')).join('\n')).toContain('"6"');
  });
});
