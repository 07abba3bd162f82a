import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { keptEvaluation } from './kept-evaluation.ts';
import { fallen, recorded, totalsOf } from './recorded.ts';

const evaluation = await keptEvaluation();
const { alarms } = evaluation;

it.each(languages)('no kind of the known questions has fallen in %s, and no emergency is lost', (language) => {
  expect(fallen(recorded()[language], totalsOf(evaluation)[language])).toEqual([]);
});

it('takes one emergency lost, one false alarm more or more than one in a hundred of a kind for a fall', () => {
  const before = {
    'emergencies caught': { right: 700, of: 700 },
    'no false alarm': { right: 590, of: 600 },
    'calm right': { right: 600, of: 650 },
  };
  const with_ = (name: keyof typeof before, right: number) => fallen(before, { ...before, [name]: { ...before[name], right } });
  expect(with_('calm right', 594)).toEqual([]);
  expect(with_('calm right', 593)).toEqual(['calm right: 593 right, at least 594 of 650 must be']);
  expect(with_('emergencies caught', 699)).toHaveLength(1);
  expect(with_('no false alarm', 589)).toHaveLength(1);
  expect(fallen(before, { ...before, 'calm right': { right: 600, of: 640 } })).toHaveLength(1);
});

describe('whatever stands before or after a sign', () => {
  it('has enough signs and enough beside them to mean something', () => {
    expect(alarms.told).toBeGreaterThan(200);
    expect(alarms.beside).toBeGreaterThan(500);
  });

  it('leaves the line to 911 at least', () => {
    expect(alarms.unheard).toBeNull();
  });

  it('leaves a card or the guide where nothing but another sentence is added', () => {
    expect(alarms.unanswered).toBeNull();
  });
});

describe('what the words tell before the classifier has loaded', () => {
  it('is what the whole alarm shows, in every set', () => {
    expect(alarms.otherLater).toEqual([]);
  });

  it('is something for nearly every emergency of the sets, and a card for every plain sign of a severe one', () => {
    expect(alarms.earlyShare).toBeGreaterThan(0.97);
    expect(alarms.plainWithoutCard).toEqual(['ate peanut and has hives', 'comio nuez y tiene ronchas']);
  });
});
