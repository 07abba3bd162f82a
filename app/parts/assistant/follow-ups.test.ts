import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { formatTime } from '../hours/format.ts';
import { ask, plain, pregunta } from './answerer-fixture.ts';

describe('a follow-up question', () => {
  it('keeps the topic and changes the day', () => {
    const first = ask('what are your hours today');
    const second = ask('and on Friday?', first);
    expect(second.kind).toBe('fact');
    expect(second.lines.join(' ')).toContain(formatTime(locations()[0]?.clinicHours.friday.at(-1)?.closes ?? '', 'en'));
    const third = ask('what about Lincoln Heights?', second);
    expect(plain(third)).toContain('Lincoln Heights, Friday');
    expect(plain(third)).not.toContain('Medical Center');
  });

  it('keeps the topic in Spanish, for shots too', () => {
    const first = pregunta('¿a qué hora es la última inyección hoy?');
    const second = pregunta('¿y el viernes en Lincoln Heights?', first);
    expect(second.lines.join(' ')).toContain(formatTime(locations()[1]?.shotHours.friday.at(-1)?.closes ?? '', 'es'));
    expect(plain(second)).not.toContain('Medical Center');
  });

  it('may name another medicine before the same test', () => {
    const first = ask('my skin test is on the 20th, when do I stop Zyrtec');
    expect(plain(first)).toContain('December 12');
    expect(plain(ask('and Claritin?', first))).toContain('December 12');
    expect(plain(ask('and albuterol?', first))).toContain('Keep taking');
  });

  it('keeps the day if it asks only for the hour, the shots or the doctors', () => {
    const first = ask('are you open on Friday');
    for (const next of ['until what time?', 'and for shots?', 'which doctors are there?', 'is Dr. Whitaker in that day?'])
      expect(plain(ask(next, first)), next).toContain('Friday, December 11');
    expect(plain(ask('and the day after?', first))).toContain('Saturday, December 12');
    expect(plain(pregunta('¿y hay vacunas?', pregunta('¿abren el 24 de diciembre?')))).toContain('24 de diciembre: inyecciones');
  });

  it('means today or the whole week if it says so', () => {
    const first = ask('are you open on Friday');
    expect(plain(ask('are you open now?', first))).toContain('today, Monday');
    expect(plain(ask('when are you open?', first))).toMatch(/: Mon[ –].*Fri /);
    expect(ask('ok thanks', first).kind).toBe('talk');
  });

  it('may give the day of the test, from which the last dose is computed', () => {
    expect(plain(ask('my test is December 18', ask('when do I stop Zyrtec')))).toContain('Thursday, December 10');
    expect(plain(ask('are you open tomorrow?', ask('when do I stop Zyrtec')))).toContain('tomorrow, Tuesday');
  });

  it('keeps the office and the illness', () => {
    const office = ask('where is the Medical Center office');
    expect(plain(ask('is there parking?', office))).toContain('parking');
    expect(plain(ask('is there parking?', office))).not.toContain('Lincoln Heights');
    const eczema = pregunta('¿qué es el eccema?');
    expect(pregunta('¿y cómo se cura?', eczema).links[0]).toMatchObject({ page: 'condition/eczema' });
  });

  it('with a subject of its own leaves the last topic', () => {
    const first = ask('what are your hours today');
    expect(ask('do you treat hives', first).links[0]?.page).toBe('condition/chronic-urticaria');
  });
});

describe('the name of a medicine alone', () => {
  it('adds to a question about a refill or a dose', () => {
    const refills = [
      ['i need a refill', 'its for singulair'],
      ['need refill', 'its for zyrtec'],
      ['i need a refill of my singulair', 'and flonase'],
      ['how much benadryl for a 2 year old', 'zyrtec'],
    ] as const;
    for (const [first, next] of refills) expect(ask(next, ask(first)).links[0]?.page, next).toBe('patient-portal');
    expect(pregunta('del albuterol', pregunta('ocupo un resurtido')).links[0]?.page).toBe('patient-portal');
    expect(pregunta('la cetirizina', pregunta('necesito resurtir')).links[0]?.page).toBe('patient-portal');
    expect(ask('albuterol', ask('what is asthma')).links[0]?.page).toBe('condition/asthma');
  });

  it('asks what to do before a test if the last question was about that, or if there was none', () => {
    expect(plain(ask('zyrtec'))).toContain('7 days');
    expect(plain(ask('zyrtec', ask('do i need to stop medicine before the skin test')))).toContain('7 days');
    expect(plain(ask('how many days off claritin'))).toContain('7 days');
    expect(plain(ask('and allegra?', ask('how many days off claritin')))).toContain('Allegra');
    expect(plain(ask('how many days', ask('claritin')))).toContain('Claritin (loratadine): Stop: 7 days');
    expect(plain(pregunta('cuántos días antes', pregunta('claritin')))).toContain('7 días');
  });
});

describe('“how long does it take?”', () => {
  it('is left to the office after a question about its own work', () => {
    for (const first of ['i need a refill', 'send my records to my new doctor', 'what are my test results', 'do you take aetna'])
      expect(ask('how long does it take', ask(first)).kind, first).toBe('declined');
    for (const first of ['ocupo un resurtido', 'manden mi expediente a mi doctor'])
      expect(pregunta('cuanto se tardan', pregunta(first)).kind, first).toBe('declined');
    expect(ask('when will they be ready', ask('what are my test results')).links[0]?.page).toBe('patient-portal');
  });

  it('means the test, the shot or the visit of the last answer', () => {
    const [test] = ask('how long does the test take').passages;
    expect(test).toMatchObject({ page: 'service/allergy-testing' });
    expect(ask('how long does it take', ask('what is allergy testing')).passages[0]).toEqual(test);
    expect(pregunta('cuanto dura la prueba de piel').passages[0]).toMatchObject({ page: 'service/allergy-testing' });
    expect(ask('how long do i wait', ask('when is the last shot')).passages[0]?.text).toContain('30 minutes');
    expect(ask('how long does it take', ask('first visit')).links[0]?.page).toBe('first-visit');
  });
});

it('answers “what age?” after a question about children', () => {
  expect(ask('what age', ask('do you see kids')).passages[0]?.text).toContain('every age');
  expect(pregunta('¿de qué edad?', pregunta('atienden niños')).passages[0]?.text).toContain('todas las edades');
});
