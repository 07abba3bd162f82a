import { describe, expect, it } from 'vitest';
import { ask, pregunta } from './answerer-fixture.ts';

it('shows no passage under an emergency card', () => {
  const answer = ask('my throat feels tight');
  expect(answer.alarm).toMatchObject({ card: { kind: 'anaphylaxis' } });
  expect(answer.passages).toEqual([]);
});

describe('under an emergency card', () => {
  it.each([
    'my throat is closing after my shot today',
    'got my shot an hour ago throat feels tight',
    'my throat is closing. can i give him benadryl?',
  ])('there are no hours and no phones: %s', (question) => {
    const { alarm, lines, open, parts } = ask(question);
    expect(alarm).toHaveProperty('card');
    expect([lines, open, parts ?? []]).toEqual([[], [], []]);
  });

  it('there are no rules for a test, and no hours unless a question asks for them', () => {
    expect(pregunta('se desmayo despues de amoxicilina')).toMatchObject({ kind: 'alarm', lines: [], open: [] });
    expect(pregunta('se me cierra la garganta despues de la vacuna de hoy')).toMatchObject({ kind: 'alarm', lines: [] });
    const parts = ask('my throat is closing. can i give him benadryl? are you open?').parts ?? [];
    expect(parts.map(({ asked }) => asked)).toEqual(['are you open?']);
  });
});
