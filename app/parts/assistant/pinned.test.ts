import { expect, it } from 'vitest';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { languages } from '#app/site/language.ts';
import { ask, plain, pregunta } from './answerer-fixture.ts';
import { passageOf } from './pinned.ts';

it.each(languages)('%s: each pinned question has its passage', (language) => {
  const { pinned, passages } = siteIndex(language);
  expect(pinned.filter((one) => passageOf(one, passages) === undefined).map(({ id }) => id)).toEqual([]);
});

it('forgives slips and what is said beside it, and leaves what asks something else', () => {
  const bring = { page: 'first-visit', hash: 'bring' };
  expect(pregunta('que devo yevar a mi primera cita').links[0]).toMatchObject(bring);
  expect(ask('And what papers do we have to bring?').links[0]).toMatchObject(bring);
  expect(ask('what phone number do i call for an appointment').links[0]?.page).not.toBe('patient-portal');
  expect(ask('how fast is the skin test').links[0]?.hash).not.toBe('before');
  expect(ask('do i have a cold or allergies').kind).toBe('declined');
});

it.each([
  '¿Qué llevo a mi primera cita?',
  'qué tengo que llevar a mi primera cita',
  'qué traigo a la primera cita',
  'que debo llevar',
  '¿Qué hay que traer?',
  'qué documentos necesito para la primera cita',
  '¿Cómo me preparo para la cita?',
])('"%s" gets the list of what to bring, not how long it takes', (question) => {
  expect(pregunta(question).links[0]).toMatchObject({ page: 'first-visit', hash: 'bring' });
});

it.each(['what documents do I need?', 'How do I get ready for my first appointment?'])(
  '"%s" gets the list of what to bring',
  (question) => {
    expect(ask(question).links[0]).toMatchObject({ page: 'first-visit', hash: 'bring' });
  },
);

it('says what comes before a skin test to those who get ready for one', () => {
  const before = { page: 'service/allergy-testing', hash: 'before' };
  expect(ask('how do i prepare for my skin test').links[0]).toMatchObject(before);
  expect(pregunta('cómo me preparo para la prueba de alergia').links[0]).toMatchObject(before);
});

it('tells how long the first visit takes', () =>
  expect(pregunta('cuánto tarda la primera cita').links[0]).toMatchObject({ page: 'first-visit', hash: 'time' }));

it('tells when results come, of one’s own too, and leaves where they are to the office', () => {
  const results = { page: 'service/allergy-testing', hash: 'questions' };
  for (const question of ['how long do results take', 'When do I get my results?'])
    expect(ask(question)).toMatchObject({ kind: 'passage', links: [results] });
  for (const question of [
    'cuánto tardan los resultados',
    '¿En cuánto tiempo salen los resultados de la prueba?',
    'cuándo me dan los resultados',
  ])
    expect(pregunta(question)).toMatchObject({ kind: 'passage', links: [results] });
  expect(ask('where are my results').kind).toBe('declined');
});

it('says before a skin test that one eats as usual, and before a challenge what is said there', () => {
  const before = { page: 'service/allergy-testing', hash: 'before' };
  for (const question of ['can i eat before the test?', 'do i have to fast for the allergy test'])
    expect(ask(question).links[0]).toMatchObject(before);
  for (const question of ['¿Puedo comer antes de la prueba?', 'tengo que ir en ayunas para la prueba'])
    expect(pregunta(question).links[0]).toMatchObject(before);
  expect(ask('can i eat before the food challenge').links[0]).toMatchObject({ page: 'service/food-challenges' });
});

it.each(['do you take walk-ins?', 'walk ins ok', 'can I walk in'])('"%s" is told to call, and nothing of insurance', (question) => {
  expect(ask(question).links[0]).toMatchObject({ page: 'appointment-request', hash: 'call' });
});

it('leads who asks how to register to the page of new patients', () => {
  expect(ask('how do i register').links[0]?.page).toBe('new-patient');
  expect(pregunta('¿Cómo me registro?').links[0]?.page).toBe('new-patient');
});

it('knows the bus by what it is called in San Antonio', () => {
  expect(plain(pregunta('qué camión me lleva'))).toContain('autobuses de VIA');
  expect(plain(ask('which bus'))).toContain('VIA buses');
});

it('tells how a child is tested to those whose child does not sit still', () => {
  const { passages } = pregunta('mi niño no se queda quieto para la prueba');
  expect(passages[0]).toMatchObject({ page: 'service/allergy-testing', heading: 'Para los niños' });
  expect(ask("My kid won't sit still for the test").passages[0]).toMatchObject({
    page: 'service/allergy-testing',
    heading: 'For children',
  });
});

it('says in Spanish what a visit costs, and without insurance how to ask for an estimate', () => {
  expect(pregunta('¿Cuánto cuesta la consulta?').links[0]).toMatchObject({ page: 'new-patient', hash: 'cost' });
  expect(pregunta('cuánto cuesta la consulta sin aseguranza').links[0]?.page).toBe('good-faith-estimate');
});
