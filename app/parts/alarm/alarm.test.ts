import { describe, expect, it } from 'vitest';
import { intentsOf } from '#app/parts/intent/intent.ts';
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
const intents = intentsOf(
  trained(
    [
      ...emergencies.map((text) => ({ text, intent: 'emergency' as const })),
      ...calm.map((text) => ({ text, intent: undefined })),
      ...calm.map((text) => ({ text: `${text} today`, intent: undefined })),
    ],
    { fewest: 1 },
  ),
);
const { of } = alarmsOf(alarmReading(), alarmTexts('en'), intents);
/** Nobody reads beside the table. */
const alone = alarmsOf(alarmReading(), alarmTexts('en'), () => ({ emergency: 1, personal: 0, elsewhere: 0 }));

describe('beside the table, what was learnt', () => {
  it('gives the line to 911 to an emergency that the table does not hear', () => {
    expect(of('grandpas arm hangs down and he talks funny')).toEqual({ line: true });
    expect(of('do you take aetna or humana')).toBeUndefined();
  });

  it('makes the line of a card that no severe sign asks for and that sounds calm', () => {
    const sore = 'my arm itches where i got my shot last night';
    expect(alone.of(sore)).toHaveProperty('card');
    expect(of(sore)).toEqual({ line: true });
    expect(of(`${sore}. his arm hangs down and he talks funny`)).toHaveProperty('card');
  });

  it('leaves the card of a severe sign, however calm the rest sounds', () => {
    expect(of('do you take aetna she passed out')).toHaveProperty('card');
    expect(of('when do you open i want to kill myself')).toHaveProperty('lifeline');
  });
});
