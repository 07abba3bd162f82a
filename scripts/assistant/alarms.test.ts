import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmReading, alarmTexts } from '#app/parts/alarm/alarm.server.ts';
import { type Alarm, alarmsOf, certainCard } from '#app/parts/alarm/alarm.ts';
import { listenerOf } from '#app/parts/alarm/verdict.ts';
import { questionSets } from './question-sets.ts';

const reading = alarmReading();
const { words, table } = reading;
const { hear } = listenerOf(words, table);

/** What people ask and tell beside, in both languages; what fails is printed, so nothing of a blind set. */
const shown = questionSets().filter(({ state }) => state !== 'blind');
const beside = shown.flatMap(({ pages, facts, declines, ...rest }) =>
  [...rest['near-misses'], ...declines, ...pages, ...facts].map(({ ask }) => ask),
);
const emergencies = shown.flatMap((set) => set.emergencies.map(({ ask }) => ask));
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
/** What is put together of them; the whole storm is `npm run storm`. */
const runs = process.env.STORM ? 6000 : 300;
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

describe('what is certain before the classifier has loaded', () => {
  const texts = alarmTexts('en');
  const taking = (emergency: number) => alarmsOf(reading, texts, () => ({ emergency, personal: 0, elsewhere: 0 }));
  /** What the whole alarm says, whether the classifier takes everything for an emergency, for a possible one, or for none. */
  const whole = [0, 0.5, 1].map(taking);
  const named = (alarm: Alarm | undefined) => (alarm && 'card' in alarm ? alarm.card.kind : Object.keys(alarm ?? {})[0]);
  const early = (asked: readonly string[]) => asked.filter((text) => certainCard(reading, text));

  it('is an emergency in every set, with the card that the whole alarm shows', () => {
    const heard = early([...emergencies, ...beside]);
    expect(heard.flatMap((text) => whole.map((alarms) => `${text}: ${named(alarms.of(text))}`))).toEqual(
      heard.flatMap((text) => whole.map(() => `${text}: ${certainCard(reading, text)}`)),
    );
  });

  it('is one in four emergencies of the sets, and every plain sign of a severe one', () => {
    expect(early(emergencies).length / emergencies.length).toBeGreaterThan(0.25);
    const needsClassifier = ['ate peanut and has hives', 'comio nuez y tiene ronchas'];
    expect(plain.filter((text) => !certainCard(reading, text))).toEqual(needsClassifier);
  });
});
