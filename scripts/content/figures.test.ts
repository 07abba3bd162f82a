import { describe, expect, it } from 'vitest';
import { figureProblems, figuresNeedingSource, isDoseInstruction } from './figures.ts';
import { parseMdoc } from './written-text.ts';

const figures = (text: string) => figuresNeedingSource(text).map((figure) => figure.text);

describe('figuresNeedingSource', () => {
  it.each([
    ['About 40% of 1,500 people in 2023', ['40%', '1,500', '2023']],
    ['Cerca del 8 por ciento tarda 6 a 8 semanas.', ['8 por ciento', '6 a 8 semanas']],
    ['It lasts 3 to 5 years, from age 4.', ['3 to 5 years', 'age 4']],
    ['Para niños de 12 años o mayores de 6', ['12 años', 'mayores de 6']],
    ['A 500 mg pill for a 6-week test', ['500 mg', '6-week']],
    ['1 in 10 people, 12 and older', ['1 in 10', '12 and older']],
    ['More than 100,000 deaths', ['100,000']],
  ])('finds them in %s', (text, expected) => expect(figures(text)).toEqual(expected));

  it.each([
    'Wait 30 minutes.',
    'Espere 2 horas o 3 días.',
    'A los 6 a 10 días sale.',
    'Call 911 or (210) 555-0112.',
    'Two of 12 foods.',
    'Vitamin B12',
  ])('finds none in %s', (text) => expect(figures(text)).toEqual([]));
});

describe('isDoseInstruction', () => {
  it.each(['Take 10 mg each day.', 'Tome 2 tabletas de 25 mg.', 'You can use 2 puffs.', 'Si le pica, dele 5 ml.', 'Then take 2 pills.'])(
    'finds one in %s',
    (text) => {
      expect(isDoseInstruction(text)).toBe(true);
    },
  );
  it.each([
    'The 2 mg spray is for those who weigh 66 pounds or more.',
    'Take your pill.',
    'Tome asiento 30 minutos.',
    'Esta tableta es de 10 mg.',
  ])('finds none in %s', (text) => {
    expect(isDoseInstruction(text)).toBe(false);
  });
});

const article = (body: string) => parseMdoc('en.mdoc', `---\ntitle: T\n---\n{% part name="x" %}\n\n${body}\n\n{% /part %}\n`);
const problems = (body: string) => figureProblems([article(body)]).map(({ line, wrong }) => [line, /"(.*?)"/.exec(wrong)?.[1]]);

describe('figureProblems', () => {
  it('wants the citation after the figure and in the same block', () => {
    expect(problems('About 8%{% cite id="a" /%} do.')).toEqual([]);
    expect(problems('As said{% cite id="a" /%}, 8% do.')).toEqual([[6, '8%']]);
    expect(problems('- 8% do\n- others{% cite id="a" /%}')).toEqual([[6, '8%']]);
  });
  it('lets the time of a step, questions and headings be', () => {
    expect(
      problems(
        '### The 2023 season\n\n{% step title="Wait" time="2 weeks" %}\nRest.\n{% /step %}\n\n{% question ask="Is 40% a lot?" %}\nYes.\n{% /question %}',
      ),
    ).toEqual([]);
  });
  it('lets be what the physician is asked to sign, and that alone', () => {
    const toConfirm = () => ['A flare of 2 weeks'];
    const left = figureProblems([article('- A flare of 2 weeks\n- A flare of 3 weeks')], toConfirm);
    expect(left.map(({ line, wrong }) => [line, /"(.*?)"/.exec(wrong)?.[1]])).toEqual([[7, '3 weeks']]);
  });
  it('reports a dose even with a citation', () => {
    expect(problems('Take 10 mg{% cite id="a" /%}.')).toEqual([[6, 'Take 10 mg.']]);
  });
});
