import { describe, expect, it } from 'vitest';
import { ask, pregunta } from '#app/parts/assistant/answerer-fixture.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { wordsIn } from '#app/site/language.ts';

const asked = { en: ask, es: pregunta };

it.each([
  // A general rule
  ['en', 'do most kids outgrow a milk allergy', 'condition/food-allergies'],
  ['en', 'is asthma ever cured for good', 'condition/asthma'],
  ['en', 'tablets under the tongue instead of shots', 'service/immunotherapy'],
  ['en', 'when can babies start egg', 'condition/food-allergies'],
  ['en', 'who needs a referral', 'insurance'],
  ['es', 'hay pastillas debajo de la lengua en vez de vacunas', 'service/immunotherapy'],
  ['es', 'se quita el eccema con los años', 'condition/eczema'],
  ['es', 'quién necesita un pase del doctor', 'insurance'],
  // A task of the office
  ['en', 'can i come for my shot with a runny nose', 'shots-today'],
  ['es', 'necesito mover mi cita para la otra semana', 'change-or-cancel'],
] as const)('what a page can answer is answered by it (%s): %s', (language, question, page) => {
  const answer = asked[language](question);
  // If a question gets the guide first, its answer is under "I'm just asking".
  const { kind, links } = answer.onlyAsking ?? answer;
  expect([kind, links[0]?.page]).toEqual(['passage', page]);
});

describe('left to a person, without a passage', () => {
  it.each([
    ['en', 'how much zyrtec for my 4 year old'],
    ['en', 'how many puffs are too many'],
    ['en', 'my ige came back 400 is that bad'],
    ['en', 'do i have asthma'],
    ['en', 'can i take benadryl with nyquil'],
    ['es', 'cuánto zyrtec le doy a mi niño'],
    ['es', 'salió alta mi ige'],
    ['es', 'tengo asma doctora?'],
    ['es', 'puedo mezclar benadryl con nyquil'],
    ['es', 'me ponen un shot de cortisona'],
  ] as const)('is a dose, a result, a diagnosis or a mix of medicines (%s): %s', (language, question) =>
    expect(asked[language](question)).toMatchObject({ kind: 'declined', passages: [] }),
  );

  it('is also what follows such a question without naming anybody', () => {
    const follows = 'se quita con jarabe la alergia';
    expect(pregunta(follows).kind).toBe('passage');
    expect(pregunta(follows, pregunta('¿le doy zyrtec junto con jarabe para la tos a mi hija?')).kind).toBe('declined');
  });
});

it('of what only sounds like one, the page says what holds in general', () => {
  const { kind, lines, passages, links } = ask('my face aches and my snot has been thick for a week');
  expect([kind, lines, links[0]?.page]).toEqual(['declined', [wordsIn(answerWords, 'en').declinedInGeneral], 'condition/sinusitis']);
  expect(passages[0]?.text).toContain('face');
});

it.each([
  ['en', 'pregnant with asthma, is my rescue inhaler ok to take'],
  ['es', 'estoy embarazada y tengo asma, ¿me hace daño el albuterol?'],
] as const)('the page of the illness that is named stands beside the phones (%s): %s', (language, question) => {
  const { kind, links, open } = asked[language](question);
  expect([kind, links.map(({ page }) => page)]).toEqual(['declined', ['condition/asthma']]);
  expect(open).not.toEqual([]);
});
