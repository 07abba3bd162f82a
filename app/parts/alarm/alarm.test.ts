import { describe, expect, it } from 'vitest';
import { classifierOf } from '#app/parts/intent/classifier.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import { intents as labels } from '#app/parts/intent/intent.ts';
import { trained } from '#app/parts/intent/train.server.ts';
import { alarmReading, alarmTexts } from './alarm.server.ts';
import { alarmsOf } from './alarm.ts';

const emergencies = ['his arm hangs down and he talks funny', 'her arm hangs down', 'he talks funny now', 'swollen face after nuts'];
const calm = [
  'a mosquito bit me and it itches a little',
  'my arm itches a little where i got my shot',
  'do you take aetna',
  'when do you open',
];
const intents = classifierOf(
  trained(
    [
      ...emergencies.map((text) => ({ text, label: 'emergency' as const })),
      ...calm.map((text) => ({ text, label: undefined })),
      ...calm.map((text) => ({ text: `${text} today`, label: undefined })),
    ],
    labels,
    { buckets: 2 ** 12, pieces: [4], passes: 20, steps: 3 },
  ),
);
const { of } = alarmsOf(alarmReading(), alarmTexts('en'), intents);
/** A classifier that takes everything for an emergency. */
const alone = alarmsOf(alarmReading(), alarmTexts('en'), () => ({ emergency: 1, personal: 0, elsewhere: 0 }));

describe('the classifier, beside the table', () => {
  it('gives a card to what is very likely an emergency, the line to what may be one', () => {
    const saysHow = (likelihood: number) =>
      alarmsOf(alarmReading(), alarmTexts('en'), () => ({ emergency: likelihood, personal: 0, elsewhere: 0 }));
    const unlisted = 'grandpas arm hangs down and he talks funny';
    expect(of(unlisted)).toMatchObject({ card: { kind: 'emergency-room' } });
    expect(saysHow(0.5).of(unlisted)).toEqual({ line: true });
    expect(of('do you take aetna or humana')).toBeUndefined();
  });

  it('gives no card if the sign is denied or long past', () => {
    expect(alone.of('his lips are not swollen, only a rash on his arm')).toEqual({ line: true });
    expect(alone.of('two summers ago my lips swelled up from a bee sting, should i get tested')).toEqual({ line: true });
  });

  it('lowers a card to the line if the text sounds calm', () => {
    const sore = 'my arm itches where i got my shot last night';
    expect(alone.of(sore)).toHaveProperty('card');
    expect(of(sore)).toEqual({ line: true });
    expect(of(`${sore}. his arm hangs down and he talks funny`)).toHaveProperty('card');
  });

  it('keeps the card of a severe sign, however calm the rest sounds', () => {
    expect(of('do you take aetna she passed out')).toHaveProperty('card');
    expect(of('when do you open i want to kill myself')).toHaveProperty('lifeline');
  });
});

describe('the classifier trained on all examples', () => {
  const whole = alarmsOf(alarmReading(), alarmTexts('en'), intentsOfContent());

  it.each(['she passed out', 'my throat is closing', 'tiene los labios azules', 'no puedo respirar'])(
    'keeps the card of "%s", whatever else is asked with it',
    (sign) => {
      expect(whole.of(sign)).toHaveProperty('card');
      expect(whole.of(`do you take aetna ${sign}`)).toHaveProperty('card');
      expect(whole.of(`${sign} a que hora abren`)).toHaveProperty('card');
    },
  );
});
