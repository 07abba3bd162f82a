import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { questionFile, readQuestions } from '../../../scripts/assistant/evaluation.ts';
import { alarmReading } from './alarm.server.ts';
import { listenerOf } from './verdict.ts';

const { words, table } = alarmReading();
const { hear, tellsOfEating } = listenerOf(words, table);
const heard = (text: string) => {
  const verdict = hear(text);
  return verdict.level === 'certain' ? verdict.card : verdict.level;
};

describe('a text that tells of an emergency', () => {
  it.each([
    ['my son has a runny nose and now he cannot breathe', 'asthma'],
    ['she cant breathe and her nose is bleeding', 'asthma'],
    ['my baby has trouble breathing, nostrils are going in and out', 'asthma'],
    ['shes not breathing her nose is blue', 'asthma'],
    ["i took ibuprofen and my nose closed up and i can't breathe", 'anaphylaxis'],
    ['le escurre la nariz y no puede respirar', 'asthma'],
    ["he can't speak, someone help", 'asthma'],
    ['not responding after taking her medicine', 'anaphylaxis'],
    ['tongue is swollen after the dentist gave him a numbing shot', 'anaphylaxis'],
    ['hives and belly cramps after shrimp', 'anaphylaxis'],
    ['hives and stomach pain after peanut', 'anaphylaxis'],
    ['peanut butter and has hives and diarrhea', 'anaphylaxis'],
    ['itchy all over and throwing up after shrimp', 'anaphylaxis'],
    ['his voice is hoarse and he is coughing after a bee sting', 'anaphylaxis'],
    ['wheezing after aspirin', 'anaphylaxis'],
    ['comio nueces y tiene ronchas y diarrea', 'anaphylaxis'],
    ['choking on a grape', 'choking'],
    ['steak is stuck in my throat', 'choking'],
    ['8 month old just tried peanut butter now red rash and coughing', 'anaphylaxis'],
    ['baby 8 months red all over after peanut butter and keeps coughing', 'anaphylaxis'],
    ['mi bebe de 8 meses comio crema de cacahuate y esta rojo y tose', 'anaphylaxis'],
    ['comí cacahuate por accidente', 'anaphylaxis'],
    ['my 3 yr old ate a cashew and has hives around the mouth', 'anaphylaxis'],
    ['i used my inhaler 6 times and its not getting better', 'asthma'],
    ['i cant breath after a bee sting', 'anaphylaxis'],
    ['no puedo respirar bien me pico una avispa', 'anaphylaxis'],
    ['my mom no puede respirar, comió shrimp', 'anaphylaxis'],
    ['walnut + coughing nonstop + voice sounds weird', 'anaphylaxis'],
    ['itching all over and throat itchy after shot', 'anaphylaxis'],
    ['accidental peanut exposure what to do', 'anaphylaxis'],
    ['trouble swallowing after bee sting', 'anaphylaxis'],
    ['cant stop coughing after fish', 'anaphylaxis'],
    ['epipen expired ok to use right now', 'anaphylaxis'],
    ['comio nuez y no para de toser', 'anaphylaxis'],
    ['me pico un alacran y no puede tragar', 'anaphylaxis'],
    ['comio huevo, cara roja, tose mucho', 'anaphylaxis'],
    ["I can't breathe and my throat is closing after a bee sting", 'anaphylaxis'],
    ['skin blistering and peeling after starting bactrim', 'emergency-room'],
    ['fever and sores in his mouth after antibiotic', 'emergency-room'],
    ['bleach in my eye', 'emergency-room'],
    ['my daughter has cvid and a fever of 101', 'emergency-room'],
    ['vomiting blood', 'emergency-room'],
    ['really bad headache stiff neck and fever', 'emergency-room'],
    ['i took the epipen because i want to die', 'lifeline'],
    ['last year i did want to die', 'lifeline'],
    ['ambulance', 'possible'],
    ['just ate a cookie with peanut', 'anaphylaxis'],
    ['swallowed a button battery', 'choking'],
    ['my toddler got into the vitamins and swallowed a lot of them', 'emergency-room'],
    ['mi niña se tragó una pila', 'choking'],
    ['tengo las defensas bajas y 38.5', 'emergency-room'],
    ['se me olvidó y comí cangrejo, me siento raro', 'anaphylaxis'],
  ])('“%s” → %s', (text, outcome) => expect(heard(text)).toBe(outcome));

  it.each([
    ['last year my throat closed', 'possible'],
    ['el año pasado se me cerró la garganta', 'possible'],
    ['can cedar make my throat close', 'possible'],
    ['every spring i wheeze a little', 'possible'],
    ['i cant breathe through my nose', 'possible'],
    ['my baby cant breathe through her nose', 'asthma'],
    ['no trouble breathing, just a stuffy nose', 'none'],
    ['no le duele el pecho, nomás tose de noche', 'none'],
    ['can a peanut allergy kill you', 'none'],
    ['what should be in a kit', 'none'],
    ['my throat. closing', 'anaphylaxis'],
    ['last year it was hives, but now my throat is closing', 'anaphylaxis'],
  ])('an excuse counts where it stands, and lowers the card to the line: “%s” → %s', (text, outcome) => expect(heard(text)).toBe(outcome));

  it('joins skin with a second part of the body, in either order, near or far', () => {
    const skins = ['hives', 'a rash', 'welts everywhere', 'ronchas', 'sarpullido'];
    const seconds = ['throwing up', 'stomach cramps', 'coughing', 'dizzy', 'hoarse voice', 'vomitando', 'mareado', 'diarrea', 'tos'];
    for (const skin of skins) {
      for (const second of seconds) {
        expect(heard(`${skin} and ${second}`), `${skin}, ${second}`).toBe('anaphylaxis');
        expect(heard(`he has ${second} and we are at the park with my cousin, also ${skin}`), `${second} … ${skin}`).toBe('anaphylaxis');
      }
    }
  });

  it('knows that somebody ate something', () => {
    expect(tellsOfEating('my 3 yr old ate a cashew')).toBe(true);
    expect(tellsOfEating('le di huevo al bebé')).toBe(true);
    expect(tellsOfEating('when should babies try peanut')).toBe(false);
  });
});

/** What people ask and tell beside: every question of the sets, in both languages. */
const beside = ['questions', 'later', 'classes', 'third', 'fifth', 'sixth'].flatMap((set) =>
  languages.flatMap((language) => {
    const asked = readQuestions(questionFile(set, language));
    return [...asked['near-misses'], ...asked.declines, ...asked.pages.map(({ ask }) => ask), ...asked.facts.map(({ ask }) => ask)];
  }),
);
const emergencies = ['questions', 'later', 'classes', 'third', 'fifth', 'sixth'].flatMap((set) =>
  languages.flatMap((language) =>
    readQuestions(questionFile(set, language)).emergencies.map((one) => (typeof one === 'string' ? one : one.ask)),
  ),
);
/** A sign each in plain words, of either language. */
const plain = [
  'i cant breathe',
  'my throat is closing',
  'her lips are blue',
  'he passed out',
  'my tongue is swollen',
  'choking on a grape',
  'i want to die',
  'ate peanut and has hives',
  'no puedo respirar',
  'se me cierra la garganta',
  'tiene los labios morados',
  'se desmayo',
  'comio nuez y tiene ronchas',
  'me quiero matar',
  'vomita sangre',
];
const certain = [...new Set([...emergencies, ...plain])].filter((text) => hear(text).level === 'certain');
/** A "no" right before would deny the sign, which is what it says. */
const endsInNo = /\b(no|not|isnt|dont|doesnt|without|nor|sin|ni|none|nada|ya no|tampoco)\s*$/i;
const runs = 6000;
/** Milliseconds: thousands of questions on a machine that others use as well. */
const patience = 120_000;

describe('whatever stands before or after a certain sign', () => {
  it('has enough signs and enough beside them to mean something', () => {
    expect(certain.length).toBeGreaterThan(200);
    expect(beside.length).toBeGreaterThan(500);
  });

  it(
    'leaves the line to 911 at least',
    () => {
      const joint = fc.constantFrom(' ', ', ', '. ', '? ', ' and ', ' y ', ' but ', ' pero ', '\n');
      const part = fc.option(fc.constantFrom(...beside), { nil: '' });
      fc.assert(
        fc.property(fc.constantFrom(...certain), part, part, joint, joint, (sign, before, after, first, second) => {
          const lead = before === '' || endsInNo.test(before) ? '' : before + first;
          const text = lead + sign + (after === '' ? '' : second + after);
          return hear(text).level !== 'none';
        }),
        { numRuns: runs, seed: 20261207 },
      );
    },
    patience,
  );

  it(
    'leaves the card where nothing but another sentence is added',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...certain), fc.constantFrom(...beside), fc.boolean(), (sign, other, first) => {
          const text = first ? `${other}. ${sign}` : `${sign}. ${other}`;
          return hear(text).level === 'certain';
        }),
        { numRuns: runs, seed: 20261208 },
      );
    },
    patience,
  );
});
