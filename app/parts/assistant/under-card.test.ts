import { describe, expect, it } from 'vitest';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { ask, pregunta } from './answerer-fixture.ts';

it('shows no passage under an emergency card', () => {
  const answer = ask('my throat feels tight');
  expect(answer.alarm).toMatchObject({ card: { kind: 'anaphylaxis' } });
  expect(answer.passages).toEqual([]);
});

describe('under an emergency card', () => {
  it.each(['my throat is closing after my shot today', 'got my shot an hour ago throat feels tight'])(
    'there are no hours and no phones: %s',
    (question) => {
      const { alarm, lines, open, parts } = ask(question);
      expect(alarm).toHaveProperty('card');
      expect([lines, open, parts ?? []]).toEqual([[], [], []]);
    },
  );

  it.each([
    [ask, 'he is choking on a grape and turning blue'],
    [ask, 'she ate a cashew and her lips are swelling'],
    [pregunta, 'no puede respirar y el inhalador no le hace'],
  ] as const)('there is at most the article that is meant, and what to do: %#', (asked, question) => {
    const { alarm, links } = asked(question);
    expect(alarm).toHaveProperty('card');
    expect(
      links.filter(({ page }) => !['emergency', 'after-hours', 'condition/food-allergies', 'condition/asthma'].includes(page)),
    ).toEqual([]);
  });

  it('there are no rules for a test, and no hours unless a question asks for them', () => {
    expect(pregunta('se desmayo despues de amoxicilina')).toMatchObject({ kind: 'alarm', lines: [], open: [] });
    expect(pregunta('se me cierra la garganta despues de la vacuna de hoy')).toMatchObject({ kind: 'alarm', lines: [] });
    const { parts = [], lines } = ask('my throat is closing. can i give him benadryl? are you open?');
    expect(parts.map(({ asked }) => asked)).toEqual(['are you open?']);
    expect(lines).toEqual([emergency().cards.anaphylaxis.not?.en]);
  });
});

describe('after an emergency card', () => {
  const first = ask('his lips are swelling after peanut');
  const despues = pregunta('se le hinchan los labios después de un cacahuate');
  const { steps, device = [] } = emergency().cards.anaphylaxis;

  it.each([
    ['he seems fine now can he sleep', steps.at(-1)],
    ['should i wait and see', steps.at(-1)],
    ['can i give a second dose', steps[3]],
    ['the epipen is expired', device[1]],
    ['can i use his sisters epipen', device[2]],
    ['we have no epipen', device[3]],
  ])('what is asked next is answered by a sentence of the card: %s', (question, sentence) => {
    const answer = ask(question, first);
    expect(answer.alarm).toBeDefined();
    expect(answer.lines).toEqual([sentence?.en]);
  });

  it.each([
    ['ya está mejor, se puede dormir', steps.at(-1)],
    ['le pongo otra dosis', steps[3]],
    ['la epipen está vencida', device[1]],
  ])('in Spanish as well: %s', (question, sentence) => {
    expect(pregunta(question, despues)).toMatchObject({ alarm: expect.anything(), lines: [sentence?.es] });
  });

  it('the line to 911 stays above every later answer', () => {
    const second = ask('what time do you open on friday', first);
    expect(second).toMatchObject({ kind: 'fact', alarm: { line: true } });
    expect(ask('thank you', second).alarm).toEqual({ line: true });
    expect(ask('what time do you open on friday').alarm).toBeUndefined();
  });

  it('of another emergency its own card answers', () => {
    const poison = ask('my toddler swallowed bleach');
    expect(ask('should i make him vomit', poison).lines).toEqual([emergency().cards.poison.steps[3]?.en]);
    const battery = ask('my baby swallowed a button battery');
    expect(ask('can i wait until tomorrow', battery).lines[0]).toContain('Go now, even if the child seems well');
  });
});
