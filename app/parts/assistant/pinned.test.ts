import { expect, it } from 'vitest';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { languages } from '#app/site/language.ts';
import { ask, plain, pregunta } from './answerer-fixture.ts';
import { passageOf } from './pinned.ts';

it.each(languages)('every pinned question has its passage in %s', (language) => {
  const index = siteIndex(language);
  expect(index.pinned.filter((one) => passageOf(one, index) === undefined).map(({ id }) => id)).toEqual([]);
});

it('recognizes a pinned question with typing errors and other words, but not a question about something else', () => {
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
])('"%s" is answered with what to bring, not with how long it takes', (question) => {
  expect(pregunta(question).links[0]).toMatchObject({ page: 'first-visit', hash: 'bring' });
});

it.each(['what documents do I need?', 'How do I get ready for my first appointment?'])(
  '"%s" is answered with what to bring',
  (question) => {
    expect(ask(question).links[0]).toMatchObject({ page: 'first-visit', hash: 'bring' });
  },
);

it('says how to prepare for a skin test', () => {
  const before = { page: 'service/allergy-testing', hash: 'before' };
  expect(ask('how do i prepare for my skin test').links[0]).toMatchObject(before);
  expect(pregunta('cómo me preparo para la prueba de alergia').links[0]).toMatchObject(before);
});

it('tells how long the first visit takes', () =>
  expect(pregunta('cuánto tarda la primera cita').links[0]).toMatchObject({ page: 'first-visit', hash: 'time' }));

it('says when results come, and leaves the question where they are to the office', () => {
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

it('says whether to eat before a skin test, and before a food challenge', () => {
  const before = { page: 'service/allergy-testing', hash: 'before' };
  for (const question of ['can i eat before the test?', 'do i have to fast for the allergy test'])
    expect(ask(question).links[0]).toMatchObject(before);
  for (const question of ['¿Puedo comer antes de la prueba?', 'tengo que ir en ayunas para la prueba'])
    expect(pregunta(question).links[0]).toMatchObject(before);
  expect(ask('can i eat before the food challenge').links[0]).toMatchObject({ page: 'service/food-challenges' });
});

it.each(['do you take walk-ins?', 'walk ins ok', 'can I walk in'])('"%s" is answered with the phones, not with insurance', (question) => {
  expect(ask(question).links[0]).toMatchObject({ page: 'appointment-request', hash: 'call' });
});

it('links the page for new patients to a question how to register', () => {
  expect(ask('how do i register').links[0]?.page).toBe('new-patient');
  expect(pregunta('¿Cómo me registro?').links[0]?.page).toBe('new-patient');
});

it('recognizes the words for a bus in San Antonio', () => {
  expect(plain(pregunta('qué camión me lleva'))).toContain('autobuses de VIA');
  expect(plain(ask('which bus'))).toContain('VIA buses');
});

it('says how children are tested if a child does not sit still', () => {
  const { passages } = pregunta('mi niño no se queda quieto para la prueba');
  expect(passages[0]).toMatchObject({ page: 'service/allergy-testing', heading: 'Para los niños' });
  expect(ask("My kid won't sit still for the test").passages[0]).toMatchObject({
    page: 'service/allergy-testing',
    heading: 'For children',
  });
});

it('says in Spanish what a visit costs or, without insurance, how to get an estimate', () => {
  expect(pregunta('¿Cuánto cuesta la consulta?').links[0]).toMatchObject({ page: 'new-patient', hash: 'cost' });
  expect(pregunta('cuánto cuesta la consulta sin aseguranza').links[0]?.page).toBe('good-faith-estimate');
});

it.each(['How often are the shots?', 'how often do I have to come in for allergy shots'])('"%s" is answered with how often', (question) => {
  expect(ask(question).passages[0]).toMatchObject({ page: 'service/immunotherapy' });
});

it('says how often allergy shots and vitamin B12 are given, and leaves the date of a person’s own next shot to our team', () => {
  expect(pregunta('¿Cada cuánto son las vacunas para la alergia?').passages[0]).toMatchObject({ page: 'service/immunotherapy' });
  expect(pregunta('¿Cada cuándo me toca la inyección?').kind).toBe('declined');
  expect(pregunta('¿Cada cuánto me ponen la vitamina B12?').passages[0]).toMatchObject({ page: 'service/vitamin-b12-injections' });
  expect(ask('How often are B12 shots?').passages[0]).toMatchObject({ page: 'service/vitamin-b12-injections' });
});

it('says what the test for a penicillin allergy is, not what to take before a skin test', () => {
  const what = { page: 'service/drug-challenges', hash: 'what' };
  expect(ask('I am allergic to penicillin, can I be tested?').links[0]).toMatchObject(what);
  expect(pregunta('Soy alérgica a la penicilina, ¿me pueden hacer la prueba?').links[0]).toMatchObject(what);
});

it('says that our pages do not say how to dispose of an injector', () => {
  expect(ask('Where do I throw away my EpiPen?').kind).toBe('talk');
  expect(pregunta('¿Dónde tiro el EpiPen?').kind).toBe('talk');
});

it('leads to the kit, to labels and to moved vials, and leaves what a patient may eat to a person', () => {
  expect(ask('can i take two epipens through tsa').links[0]).toMatchObject({ page: 'my-allergy-kit', hash: 'travel' });
  expect(pregunta('¿tienen tarjetas para el mesero? soy alérgica al camarón').links[0]?.page).toBe('my-allergy-kit');
  expect(ask('is there a sheet i can fill out for the babysitter').links[0]?.page).toBe('school-desk');
  expect(ask('how to read labels for sesame').links[0]?.page).toBe('read-a-label');
  expect(ask('can you transfer my vials to houston').links[0]).toMatchObject({ page: 'how-do-i', hash: 'vial' });
  expect(pregunta('ya le puedo dar queso, la caseína es de la leche?').kind).toBe('declined');
});

it.each([
  ['en', 'which epipen for a child of 34 pounds', 'condition/food-allergies'],
  ['es', 'qué epipen le toca a mi hija de 18 kilos', 'condition/food-allergies'],
  ['en', 'is it safe to get allergy shots while pregnant', 'service/immunotherapy'],
  ['es', 'estoy embarazada, puedo seguir con mis inyecciones de alergia', 'service/immunotherapy'],
  ['en', 'i take metoprolol can i get allergy shots', 'shots-today'],
  ['en', 'i missed 3 weeks of allergy shots can i come in', 'service/immunotherapy'],
] as const)('leaves a person’s own dose or risk to our team, and quotes what holds in general (%s): %s', (language, question, page) => {
  const { kind, links, passages, open } = (language === 'en' ? ask : pregunta)(question);
  expect([kind, links[0]?.page, passages.length, open.length > 0]).toEqual(['declined', page, 1, true]);
});
