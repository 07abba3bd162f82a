import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import type { Bilingual } from '#app/site/language.ts';
import { actionPlans, emergency } from './emergency.server.ts';

/** Lists all `{en, es}` in a record, at any depth. */
function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return [value as Bilingual];
  return Object.values(value).flatMap(textsIn);
}

/** The texts visitors read; the physician's list repeats some. */
const { confirm, ...shownEmergency } = emergency();
const texts = [...textsIn(shownEmergency), ...textsIn(actionPlans())];

describe('what to do in an emergency', () => {
  it('tells no one a dose: no milligrams, weights or numbers of puffs, but for the puffs without a plan that wait for the physician', () => {
    const dose = /\d\s*(mg|mcg|ml|kg|lb|pounds|libras|kilos|puffs?|disparos?|sprays?)\b/i;
    expect('4 puffs').toMatch(dose);
    expect('0.3 mg').toMatch(dose);
    const doses = texts.filter(({ en, es }) => dose.test(en) || dose.test(es));
    if (shownEmergency.review.status === 'draft') expect(doses).toEqual(confirm.filter(({ en }) => dose.test(en)));
    expect(doses.map(({ en }) => en)).toEqual([expect.stringMatching(/^No plan, and the inhaler is albuterol\? /)]);
  });

  it('names an allergy pill only to say that it is not epinephrine, or for one mild symptom if the plan says so', () => {
    const pill = /antihist|benadryl|diphenhydramine|difenhidramina|allergy pill|pastilla/i;
    const { mild, not } = emergency().cards.anaphylaxis;
    expect(texts.filter(({ en, es }) => pill.test(en) || pill.test(es))).toEqual([mild, not]);
    expect(not).toEqual({ en: expect.stringContaining('do not replace'), es: expect.stringContaining('no reemplazan') });
    expect(mild?.en).toMatch(/^Only one mild symptom.*if your plan says so, but it does not stop anaphylaxis/);
    expect(mild?.es).toMatch(/^¿Un solo síntoma leve.*si su plan lo dice, pero no detiene la anafilaxia/);
  });

  it('acts on one severe symptom or on milder ones in two parts of the body, on the cards and on both plans', () => {
    const { signs } = emergency().cards.anaphylaxis;
    expect(signs[0]?.en).toMatch(/breathing/);
    expect(signs.at(-1)).toEqual({
      en: expect.stringContaining('two parts of the body'),
      es: expect.stringContaining('dos partes del cuerpo'),
    });
    expect(actionPlans().asthma.anaphylaxis.text.en).toMatch(/one severe symptom, or symptoms in two parts of the body/);
    expect(actionPlans().asthma.anaphylaxis.text.es).toMatch(/un síntoma grave, o síntomas en dos partes del cuerpo/);
  });

  it('puts epinephrine before all else in an attack with hives or after a food or sting', () => {
    const [first, second] = emergency().cards.asthma.steps;
    expect(first?.en).toMatch(/^If there are also hives.*food.*epinephrine first/);
    expect(first?.es).toMatch(/ronchas.*comida.*primero la epinefrina/);
    expect(second?.en).toMatch(/^Call 911 on speaker, and use the rescue inhaler/);
  });

  it('names an inhaler for anaphylaxis only after epinephrine', () => {
    const inhaler = emergency().anaphylaxis.wait.items.filter(({ en }) => /inhaler/.test(en));
    expect(inhaler).toHaveLength(1);
    expect(inhaler[0]?.en).toMatch(/after the epinephrine, never first/);
    expect(inhaler[0]?.es).toMatch(/después de la epinefrina, nunca primero/);
  });

  it('keeps the figures of the labels: EpiPen 3 seconds, Auvi-Q 2 seconds, second dose after 5 minutes', () => {
    const { devices, positions } = emergency().anaphylaxis;
    const textOf = (id: string) => devices.find((one) => one.id === id)?.steps.map(({ text }) => text) ?? [];
    expect(textOf('epipen').at(-1)).toEqual({ en: expect.stringContaining('1, 2, 3'), es: expect.stringContaining('1, 2, 3') });
    expect(textOf('auvi-q').at(-1)).toEqual({ en: expect.stringContaining('2 seconds'), es: expect.stringContaining('2 segundos') });
    const second = positions.cards.find(({ drawing }) => drawing === 'new-device')?.text;
    const step = emergency().cards.anaphylaxis.steps[3];
    for (const text of [second, step])
      expect(text).toEqual({ en: expect.stringContaining('5 minutes'), es: expect.stringContaining('5 minutos') });
  });

  it('has the zones of the facts', () => {
    expect(actionPlans().asthma.zones.map(({ peakFlow }) => peakFlow.en.match(/\d+/g)?.map(Number))).toEqual([[80, 100], [50, 79], [50]]);
    expect(actionPlans().asthma.zones.map(({ peakFlow }) => peakFlow.es.match(/\d+/g)?.map(Number))).toEqual([[80, 100], [50, 79], [50]]);
  });
});

describe('faults', () => {
  it.each([
    [
      'drawing: sit-up',
      'drawing: sit-down',
      /emergency\.yaml:\d+ anaphylaxis\.positions\.cards\[1\]\.drawing: expected the name of a drawing/,
    ],
    ['from: [mayo, ascia, fare-respond, neffy-label]', 'from: [nobody]', /emergency\.yaml:\d+ anaphylaxis\.wait\.from\[0\]: .*"nobody"/],
    [
      'from: [lung, nationwide-spacer, nhlbi]',
      'from: [nationwide-spacer]',
      /emergency\.yaml:\d+ sources\[\d+\]\.id: .*rests on, found "lung"/,
    ],
    ['  status: ', '  status: not-', /emergency\.yaml:\d+ review.*: expected status: draft, or approved/],
  ])('emergency.yaml: %s', (from, to, fault) => {
    expect(() => emergency(siteContentWith('emergency.yaml', from, to))).toThrow(fault);
  });

  it.each([
    ['- id: yellow', '- id: green', /action-plans\.yaml:\d+ asthma\.zones: expected the zones green, yellow, red/],
    ['from: [aap-plan]', 'from: [nobody]', /action-plans\.yaml:\d+ anaphylaxis\.special\.from\[0\]: .*"nobody"/],
  ])('action-plans.yaml: %s → %s', (from, to, fault) => {
    expect(() => actionPlans(siteContentWith('action-plans.yaml', from, to))).toThrow(fault);
  });
});
