import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ask, pregunta } from './answerer-fixture.ts';

const quoted = ({ passages }: Answer) => passages.map(({ heading, text }) => `${heading} ${text}`).join(' ');
const label = (food: string) => ({ page: 'read-a-label', hash: `names-${food}` });

describe('whether a food is safe with an allergy', () => {
  it.each([
    ['are marshmallows safe with egg allergy', 'egg'],
    ['is caramel color safe with milk allergy', 'milk'],
    ['which foods are safe with a milk allergy', 'milk'],
    ['milk label', 'milk'],
  ])('is answered with the names of the food on labels: %s', (question, food) => {
    expect(ask(question).links[0]).toMatchObject(label(food));
  });

  it.each([
    ['el chocolate blanco es seguro con alergia a la leche', 'milk'],
    ['etiqueta de la leche', 'milk'],
    ['etiqueta huevo', 'egg'],
  ])('is answered so in Spanish: %s', (question, food) => {
    expect(pregunta(question).links[0]).toMatchObject(label(food));
  });

  it('is answered for each food named, so that the allergy is never guessed', () => {
    expect(ask('oat milk with wheat allergy').passages).toMatchObject([label('milk'), label('wheat')]);
  });

  it('stays a question for a person where it is about one, with the names below', () => {
    const answer = ask('can my son with egg allergy have mayonnaise');
    expect(answer.kind).toBe('declined');
    expect(answer.passages).toMatchObject([label('egg')]);
  });

  it('is never answered with a sentence on a vaccine', () => {
    for (const food of ['marshmallows', 'caramel', 'mayonnaise', 'nougat', 'meringue', 'noodles', 'gelatin', 'ice cream'])
      expect(quoted(ask(`is ${food} safe with an egg allergy`)), food).not.toMatch(/vaccine/);
  });
});

it('says whether the flu vaccine is safe with an egg allergy to whoever asks for it', () => {
  expect(quoted(ask('egg allergy flu vaccine'))).toMatch(/any flu vaccine/);
  expect(quoted(pregunta('la vacuna de la gripe y alergia al huevo'))).toMatch(/cualquiera que sea para su edad/);
});
