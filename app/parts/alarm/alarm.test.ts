import { describe, expect, it } from 'vitest';
import { alarmReading, alarmTexts } from './alarm.server.ts';
import { alarmsOf, heardEarly, likely } from './alarm.ts';

const reading = alarmReading();
const texts = alarmTexts('en');
/** Alarms whose classifier gives every text this likelihood of an emergency. */
const taking = (emergency: number) => alarmsOf(reading, texts, () => ({ emergency, personal: 0, elsewhere: 0 }));
const never = taking(0);

describe('the classifier, beside the words', () => {
  it.each(['she passed out', 'my throat is closing', 'tiene los labios azules', 'no puedo respirar'])('lowers no card: %s', (sign) => {
    expect(never.of(sign)).toHaveProperty('card');
    expect(taking(1).of(sign)).toEqual(never.of(sign));
  });

  it('lowers no guide', () => {
    expect(never.of('my elbow itches where i got stung now')).toHaveProperty('guide');
  });

  it('raises a text in which the words tell of nothing to the guide, or to the line', () => {
    const unlisted = 'qwrtp zzz vfgh';
    expect(never.of(unlisted)).toBeUndefined();
    expect(taking(likely.line).of(unlisted)).toEqual({ line: true });
    expect(taking(likely.guide).of(unlisted)).toEqual({ guide: texts.guide });
  });
});

describe('the guide', () => {
  it('has every choice once, those that were heard first', () => {
    const alarm = never.of('toddler ate eggs and is itchy now');
    const ids = alarm && 'guide' in alarm ? alarm.guide.choices.map(({ id }) => id) : [];
    expect(ids.toSorted()).toEqual(texts.guide.choices.map(({ id }) => id).toSorted());
    expect(ids[0]).toBe('reaction');
  });
});

describe('a card', () => {
  it('begins with the sentence of the situation that was heard, and asks for no signs', () => {
    const alarm = never.of('I have HAE and my throat feels funny');
    expect(alarm).toMatchObject({
      card: { kind: 'call-911', signs: [], first: expect.stringMatching(/HAE medicine right away, then call 911/) },
    });
  });

  it('never names epinephrine for hereditary angioedema', () => {
    const alarm = never.of('my husband has hae and his tongue is swelling');
    const said = alarm && 'card' in alarm ? [alarm.card.first, ...alarm.card.steps].join(' ') : '';
    expect(said).toContain('HAE medicine');
    expect(said).not.toMatch(/epinephrine/i);
  });

  it('stays with choking when the person goes limp', () => {
    expect(never.of('he passed out', 'choking')).toMatchObject({ card: { kind: 'choking' } });
    expect(never.of('he passed out')).toMatchObject({ card: { kind: 'call-911' } });
  });

  it('calls 911 and Poison Control before the lifeline where something was taken', () => {
    const alarm = never.of('i took a whole bottle of tylenol i want to die');
    expect(alarm).toMatchObject({ lifeline: expect.anything(), first: expect.stringMatching(/Call 911 now.*Poison Control/) });
  });
});

describe('what is long over', () => {
  it('gets no card, before the classifier has loaded or after', () => {
    const over = 'In March my throat closed up after cashews and we went to the ER.';
    expect(heardEarly(reading, over)).toBeUndefined();
    expect(taking(0).of(over)).toEqual({ line: true });
  });
});
