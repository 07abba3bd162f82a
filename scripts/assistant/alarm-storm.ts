/** Checks what the alarm says of signs with other sentences around them, and before the classifier has loaded. */
import fc from 'fast-check';
import { alarmReading, alarmTexts } from '#app/parts/alarm/alarm.server.ts';
import { type Alarm, alarmsOf, heardEarly } from '#app/parts/alarm/alarm.ts';
import { listenerOf } from '#app/parts/alarm/verdict.ts';
import type { QuestionSet } from './question-sets.ts';

/** Emergency signs in plain words, in both languages. */
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
/** One of these words right before a sign would deny the sign. */
const endsInNo = /\b(no|not|isnt|dont|doesnt|without|nor|sin|ni|none|nada|ya no|tampoco)\s*$/i;
/** The number of random texts; more with `npm run storm`. */
const numRuns = process.env.STORM ? 6000 : 300;

const isTold = (level: string) => level === 'certain' || level === 'guide';

/** Looks for a certain sign that goes unheard among other words, and for any sign without card or guide beside another sentence. */
function storm(certain: readonly string[], told: readonly string[], beside: readonly string[], levelOf: (text: string) => string) {
  const joint = fc.constantFrom(' ', ', ', '. ', '? ', ' and ', ' y ', ' but ', ' pero ', '\n');
  const part = fc.option(fc.constantFrom(...beside), { nil: '' });
  const among = fc
    .tuple(fc.constantFrom(...certain), part, part, joint, joint)
    .map(
      ([sign, before, after, first, second]) =>
        (before === '' || endsInNo.test(before) ? '' : before + first) + sign + (after === '' ? '' : second + after),
    );
  const next = fc
    .tuple(fc.constantFrom(...told), fc.constantFrom(...beside), fc.boolean())
    .map(([sign, other, first]) => (first ? `${other}. ${sign}` : `${sign}. ${other}`));
  const heard = fc.check(
    fc.property(among, (text) => levelOf(text) !== 'none'),
    { numRuns, seed: 20261207 },
  );
  const carded = fc.check(
    fc.property(next, (text) => isTold(levelOf(text))),
    { numRuns, seed: 20261208 },
  );
  return { unheard: heard.counterexample, unanswered: carded.counterexample };
}

/** Returns how the alarm handles the emergencies of the known sets, next to what people ask and say, in both languages. */
export function alarmFindings(sets: readonly QuestionSet[]) {
  const reading = alarmReading();
  const { hear } = listenerOf(reading.words, reading.table);
  // Failures are printed, so no blind set is used.
  const known = sets.filter(({ isBlind }) => !isBlind);
  const beside = known.flatMap(({ pages, facts, declines, ...rest }) =>
    [...rest['near-misses'], ...declines, ...pages, ...facts].map(({ ask }) => ask),
  );
  const emergencies = known.flatMap((set) => set.emergencies.map(({ ask }) => ask));
  const told = [...new Set([...emergencies, ...plain])].filter((text) => isTold(hear(text).level));
  const texts = alarmTexts('en');
  /** The whole alarm, with a classifier that takes everything for no emergency, a possible one, or a certain one. */
  const whole = [0, 0.5, 1].map((emergency) => alarmsOf(reading, texts, () => ({ emergency, personal: 0, elsewhere: 0 })));
  const before = alarmsOf(reading, texts);
  const named = (alarm: Alarm | undefined) =>
    alarm && 'card' in alarm ? (alarm.card.first ?? alarm.card.kind) : Object.keys(alarm ?? {})[0];
  const early = [...emergencies, ...beside].filter((text) => heardEarly(reading, text));
  return {
    told: told.length,
    beside: beside.length,
    ...storm(
      told.filter((text) => hear(text).level === 'certain'),
      told,
      beside,
      (text) => hear(text).level,
    ),
    earlyShare: emergencies.filter((text) => heardEarly(reading, text)).length / emergencies.length,
    /** What is shown differently before and after the classifier has loaded. */
    otherLater: early.filter((text) => whole.some((alarms) => named(alarms.of(text)) !== named(before.of(text)))),
    plainWithoutCard: plain.filter((text) => heardEarly(reading, text)?.level !== 'certain'),
  };
}
