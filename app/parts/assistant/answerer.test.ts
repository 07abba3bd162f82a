import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { ask, plain, pregunta } from './answerer-fixture.ts';

describe('a question what a thing is', () => {
  it.each(['what is asthma', 'whats asthma exactly', 'Asthma'])('is answered with the beginning of its article: %s', (question) => {
    expect(ask(question)).toMatchObject({ kind: 'passage', passages: [{ page: 'condition/asthma', heading: 'In short' }] });
  });

  it('is answered with the definition in another article if it has no article', () => {
    expect(ask('what is anaphylaxis').passages[0]).toMatchObject({ page: 'condition/anaphylaxis' });
    expect(pregunta('¿qué es la epinefrina?').passages[0]?.heading).toBe('epinefrina (adrenalina)');
  });
});

it('says which patients the doctors see', () => {
  expect(plain(ask('do you see kids'))).toContain('Márquez');
  expect(plain(pregunta('¿atienden adultos?'))).toContain('Whitaker');
});

it('takes Medicare for a plan, not for a slip of Medical Center', () => {
  expect(plain(ask('do you treat patients on medicare'))).not.toContain('Medical Center');
  expect(plain(ask('what time does the medicare line open'))).toContain('Lincoln Heights');
  expect(ask('do you see medicaid or medicare patients').links[0]?.page).toBe('insurance');
});

describe('a holiday', () => {
  it('whose closure is not set yet is named with its date, and not as open', () => {
    const answer = ask('are you open on thanksgiving');
    expect(plain(answer)).toContain('Thursday, November 25, 2027: we haven’t decided yet');
    expect(plain(answer)).not.toContain('today');
    expect(answer.open).not.toEqual([]);
    expect(plain(ask('is Dr. Whitaker in on Thanksgiving'))).toContain('haven’t decided yet');
    expect(plain(pregunta('abren en semana santa'))).toContain('26 de marzo de 2027');
    expect(plain(ask('are you open tomorrow'))).not.toContain('not set');
  });

  it('that is observed on another day names both days', () => {
    for (const question of ['open on july 4', 'open on the 4th of july']) {
      expect(plain(ask(question))).toContain('Sunday, July 4: closed');
      expect(plain(ask(question))).toContain('Monday, July 5: closed (Independence Day (observed))');
    }
    expect(plain(pregunta('¿y el 5?', pregunta('¿abren el 4 de julio?')))).toContain('5 de julio: cerrado');
  });
});

describe('a test for an allergy to a medicine', () => {
  it.each([
    'penicillin test',
    'do you do penicillin testing',
    'amoxicillin allergy test',
    'aspirin allergy test',
    'test for penicillin allergy',
  ])('leads to the page of drug challenges, not to the rules before a skin test: %s', (question) =>
    expect(ask(question).links[0]?.page).toBe('service/drug-challenges'),
  );

  it('leads there in Spanish too', () => {
    for (const question of ['hacen prueba de penicilina', 'pruebas para amoxicilina', 'hacen prueba de aspirina'])
      expect(pregunta(question).links[0]?.page).toBe('service/drug-challenges');
  });

  it('is told from a medicine before a test', () => {
    for (const question of [
      'can i take penicillin before the test',
      'i take amoxicillin and have a test tomorrow',
      'does aspirin affect the allergy test',
    ])
      expect(plain(ask(question))).toContain('Keep taking it');
    expect(plain(ask('i take amoxicillin and have a test tomorrow'))).not.toContain('“tomorrow”');
    expect(plain(ask('zyrtec allergy test'))).toContain('Stop: 7 days');
  });
});

describe('a medicine', () => {
  it('is recognized by a brand that is no longer sold, and by its name alone', () => {
    expect(plain(ask('do I stop Flovent before the skin test'))).toContain('Flovent (asthma inhalers');
    expect(plain(ask('flovent diskus'))).toContain('Keep taking it');
    expect(plain(pregunta('¿sigo con el inhalador de fluticasona antes de la prueba?'))).toContain('Siga con esta medicina');
    expect(plain(pregunta('flovent'))).toContain('inhaladores');
    expect(ask('dejo la prednisona').kind).toBe('declined');
    expect(plain(ask('do I stop prednisone before the skin test'))).toContain(
      'prednisone (steroid pills, liquids or shots): Keep taking it, and tell us',
    );
  });
});

describe('a fear', () => {
  it('gives at most the line to 911, but what is happening gives a card', () => {
    expect(ask('im scared of passing out when they draw blood').alarm).toEqual({ line: true });
    expect(ask('im scared my throat is closing').alarm).toHaveProperty('card');
    expect(ask('im nervous and im passing out').alarm).toHaveProperty('card');
    expect(pregunta('¿puedo desayunar antes de la prueba?').alarm).toBeUndefined();
  });
});

describe('an emergency', () => {
  it.each(['what are your hours, my throat is closing', 'is Dr. Whitaker in? my son cant breathe'])(
    'shows its card together with the fact that was asked for: %s',
    (question) => {
      const answer = ask(question);
      expect(answer.alarm && 'card' in answer.alarm).toBe(true);
      expect(answer.kind).toBe('fact');
    },
  );

  it('is recognized in the other language, without accents and misspelled', () => {
    expect(ask('se me sierra la garganta').alarm).toBeDefined();
    expect(pregunta('my thoat is closing').alarm).toBeDefined();
  });

  it('gives the lifeline for thoughts of self-harm, before all other cards', () => {
    expect(ask('i took the epipen because i want to die').alarm).toHaveProperty('lifeline');
    expect(pregunta('ya no quiero vivir').alarm).toHaveProperty('lifeline.call', 'Llame al 988');
    expect(pregunta('ya no quiero vivir').alarm).toHaveProperty('lifeline.word', 'AYUDA');
  });

  it('shows nothing under the lifeline, whatever else was asked', () => {
    expect(ask('what are your hours i want to kill myself')).toMatchObject({ kind: 'alarm', lines: [], passages: [], links: [], open: [] });
  });

  it('after a food is never answered with advice to give that food', () => {
    const headings = siteIndex('en').feeding.map(({ heading }) => heading);
    const told = [
      '8 month old just tried peanut butter now red rash and coughing',
      'my 3 yr old ate a cashew and has hives around the mouth',
    ];
    for (const question of told) {
      const { alarm, passages } = ask(question);
      expect(alarm).toBeDefined();
      expect(passages.filter(({ heading }) => headings.includes(heading))).toEqual([]);
    }
    expect(ask('when should babies try their first peanut').passages.map(({ heading }) => heading)).toContain(headings[0]);
  });

  it('that is only possible shows the slim line and keeps the answer', () => {
    const { alarm, kind, links } = ask('food gets stuck when I swallow EoE');
    expect(alarm).toEqual({ line: true });
    expect(kind).toBe('passage');
    expect(links.length).toBeGreaterThan(0);
  });

  it.each(['can cedar cause wheezing', 'me da miedo desmayarme con las agujas'])(
    'that is only asked about gets no more than the line: %s',
    (question) => expect([undefined, { line: true }]).toContainEqual(ask(question).alarm),
  );

  it.each([
    ['how many puffs in an asthma attack', '4 puffs'],
    ['how many puffs of albuterol can i give my wheezing son', '4 puffs'],
    ['do i go to the er after the epipen', 'Then go to the emergency room, even if you feel better'],
    ['is it ok to give benadryl first and wait', 'do not replace epinephrine'],
    ['can i use the epipen while pregnant', 'Use the epinephrine anyway'],
  ])('is answered by the emergency page at any time: %s', (question, said) => {
    const answer = ask(question);
    expect(answer.lines.join(' ')).toContain(said);
    expect(answer.links).toEqual([expect.objectContaining({ page: 'emergency' })]);
  });
});

describe('what happens to a body, where no card is certain', () => {
  it('is asked about, with the choices that were heard first and nothing else said', () => {
    const answer = ask('toddler ate eggs and is itchy now');
    expect(answer.alarm).toHaveProperty('guide.choices.0.id', 'reaction');
    expect([answer.lines, answer.passages, answer.links, answer.open, answer.parts ?? []]).toEqual([[], [], [], [], []]);
    expect(answer.onlyAsking).toBeDefined();
  });

  it('still gets the hours where they are asked for', () => {
    const answer = ask('are you open, my son has a rash');
    expect(answer.alarm).toHaveProperty('guide');
    expect(plain(answer)).toMatch(/open/i);
  });

  it('is never led to a visit because its words were not understood', () => {
    const { onlyAsking } = ask('qwrtp my hand is numb zzz');
    expect((onlyAsking?.links ?? []).map(({ page }) => page)).not.toContain('appointment-request');
  });

  it('keeps the steps of choking when somebody goes limp', () => {
    const choking = ask('my husband is choking on steak');
    expect(choking.alarm).toHaveProperty('card.kind', 'choking');
    expect(ask('he passed out', choking).alarm).toHaveProperty('card.kind', 'choking');
  });
});

describe('a city', () => {
  it('in which we have no office is answered so', () => {
    for (const question of [
      'hours in harlingen',
      'laredo office hours',
      'do you have a location in new braunfels',
      'are you open in austin',
    ])
      expect(plain(ask(question)), question).toMatch(/^We have no office in \w.*Both offices are in San Antonio.*Fredericksburg/);
    for (const question of ['tienen clinica en mcallen', 'horario de la oficina de laredo'])
      expect(plain(pregunta(question)), question).toMatch(/^No tenemos consultorio en/);
  });

  it('where somebody lives, or San Antonio itself, is not', () => {
    for (const question of [
      'hours in san antonio',
      'i live in laredo do you take tricare',
      'pollen in austin',
      'office near austin highway hours',
    ])
      expect(plain(ask(question)), question).not.toContain('no office');
    expect(plain(pregunta('soy de laredo cual es su horario'))).not.toContain('No tenemos');
  });
});

describe('a plain question', () => {
  it.each([
    ['can i do a phone visit', 'patient-portal'],
    ['cold or allergy', 'condition/seasonal-allergies'],
    ['is it a cold or allergies', 'condition/seasonal-allergies'],
    ['test babies', 'service/allergy-testing'],
    ['is there a fee', 'new-patient'],
    ['is there a charge for no show', 'change-or-cancel'],
  ])('is answered with a passage of its page: %s', (question, page) =>
    expect(ask(question)).toMatchObject({ kind: 'passage', links: [{ page }] }),
  );

  it.each([
    ['dan consultas por video o por telefono', 'patient-portal'],
    ['que papeles llevo', 'first-visit'],
    ['mi bomba pal asma antes de la prueba', 'medications-to-avoid'],
  ])('is answered with a passage of its page in Spanish: %s', (question, page) =>
    expect(pregunta(question)).toMatchObject({ kind: 'passage', links: [{ page }] }),
  );

  it('about calling is answered with the phone numbers', () => {
    for (const { phones } of locations()) {
      const phone = formatPhone(phones.office);
      for (const question of ['can i make an appointment by phone', 'phone number for appointments'])
        expect(plain(ask(question))).toContain(phone);
      expect(plain(pregunta('puedo hacer cita por telefono'))).toContain(phone);
    }
  });

  it('whether a test hurts is answered with how it feels', () => {
    for (const question of ['does it hurt', 'does the allergy test hurt']) expect(ask(question).passages[0]?.heading).toBe('How it feels');
  });
});

describe('a question that only a person can answer', () => {
  it.each(['need a doctors note for work', 'can i get a drs excuse', 'note for missed work'])('may be for a note: %s', (question) =>
    expect(ask(question)).toMatchObject({ kind: 'declined', links: [{ page: 'patient-portal' }] }),
  );

  it('is not one for a school note, which has a page', () => {
    expect(pregunta('me da un justificante para el trabajo').kind).toBe('declined');
    expect(ask('doctors note for school').links[0]?.page).toBe('school-desk');
  });

  it('links the page of an illness that it names', () => {
    expect(ask('my daughter has hives').onlyAsking?.links[0]?.page).toBe('condition/chronic-urticaria');
    expect(pregunta('mi hija es alergica a la nuez').links[0]?.page).toBe('condition/food-allergies');
    expect(plain(ask('does superior chip cover my sons visit'))).toContain('Superior HealthPlan');
    expect(ask('when is my sons appointment').kind).toBe('declined');
  });

  it.each(['do I have asthma', 'how much Benadryl for a 2 year old', 'should I stop my inhaler', 'what are my test results'])(
    'is declined with one page and the phones, and without a passage: %s',
    (question) => {
      const { kind, links, open, passages } = ask(question);
      expect(kind).toBe('declined');
      expect(links).toHaveLength(1);
      expect(open.join(' ')).toContain('Lincoln Heights');
      expect(passages).toEqual([]);
    },
  );

  it('is not answered with a fact that shares a word with it', () => {
    expect(pregunta('tengo lupus, es seguro para mi ponerme la de la influenza').kind).toBe('declined');
    expect(plain(ask('do I stop zyrtec before the skin test'))).toContain('Stop');
  });

  it('is declined once, even in two sentences', () => {
    const answer = ask('My daughter takes Zoloft. Is it safe for her to have Benadryl too?');
    expect(answer.kind).toBe('declined');
    expect(answer.parts).toBeUndefined();
    expect(ask('Is Benadryl safe for her with Zoloft? Can I give her half of it?')).toMatchObject({ kind: 'declined' });
  });
});

it('says that it did not understand, with four links and the phones', () => {
  const { kind, open, links, passages } = ask('zzzz qwrtp blorf');
  expect(kind).toBe('unknown');
  expect(passages).toEqual([]);
  expect(links.map(({ page }) => page)).toEqual(['patient-routing', 'locations', 'insurance', 'medications-to-avoid']);
  expect(open.join(' ')).toContain('Lincoln Heights');
});

it('reads a long message up to a limit and says so, but searches all of it for an emergency', () => {
  const filler = 'my father moved here in the spring. '.repeat(200);
  const cut = ask(`do you take aetna? ${filler}`);
  expect(plain(cut)).toContain('4,000');
  expect(plain(cut)).toContain('Aetna');
  expect(ask(`${filler} my throat is closing`).alarm).toHaveProperty('card');
  expect(plain(ask(`do you take aetna? ${filler.slice(0, 1000)}`))).not.toContain('4,000');
});

it('shows only the card if it did not understand the rest', () => {
  expect(ask('zzzz my throat is closing qwrtp')).toMatchObject({ kind: 'alarm', lines: [], links: [], open: [] });
});

it('answers only with text of our pages', () => {
  const index = siteIndex('en');
  const texts = new Set([...index.passages.map(({ text }) => text), ...index.pages.map(({ summary }) => summary)]);
  const words = [...new Set(index.passages.flatMap(({ heading }) => askedWords(heading)))];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), (some) => {
      const { passages } = ask(some.join(' '));
      expect(passages.filter(({ text }) => !texts.has(text))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('never fails, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (question) => Boolean(ask(question).kind)),
    { numRuns: 60 },
  );
});
