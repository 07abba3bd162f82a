import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Bilingual } from '#app/site/language.ts';
import { actionPlans, emergency } from './emergency.server.ts';

/** A file of content/ with one piece of text replaced, in a folder of its own. */
function rootWith(name: string, from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'emergency-'));
  const text = readFileSync(join('content', name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, name), text.replace(from, to));
  return root;
}

/** Every `{en, es}` in a record, however deep. */
function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return [value as Bilingual];
  return Object.values(value).flatMap(textsIn);
}

const texts = [...textsIn(emergency()), ...textsIn(actionPlans())];

describe('what to do in an emergency', () => {
  it('tells no one a dose: no milligrams, weights or numbers of puffs', () => {
    const dose = /\d\s*(mg|mcg|ml|kg|lb|pounds|libras|kilos|puffs?|disparos?|sprays?)\b/i;
    expect('4 puffs').toMatch(dose);
    expect('0.3 mg').toMatch(dose);
    expect(texts.filter(({ en, es }) => dose.test(en) || dose.test(es))).toEqual([]);
  });

  it('never sends anyone to an antihistamine', () => {
    const pill = /antihist|benadryl|diphenhydramine|difenhidramina|allergy pill|pastilla/i;
    expect(texts.filter(({ en, es }) => pill.test(en) || pill.test(es))).toEqual([]);
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
    expect(second).toEqual({ en: expect.stringContaining('5 minutes'), es: expect.stringContaining('5 minutos') });
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
    ['from: [mayo, ascia, aap-plan, neffy-safety]', 'from: [nobody]', /emergency\.yaml:\d+ anaphylaxis\.wait\.from\[0\]: .*"nobody"/],
    ['from: [lung, nhs-spacer, nhlbi]', 'from: [nhs-spacer]', /emergency\.yaml:\d+ sources\[\d+\]: .*rests on, found "lung"/],
    ['es: Cólicos, vómito, diarrea.', 'es: ""', /emergency\.yaml:\d+ anaphylaxis\.signs\.systems\[4\]\.text\.es: expected text in Spanish/],
    ['status: draft', 'status: fine', /emergency\.yaml:\d+ review.*: expected status: draft, or approved/],
  ])('emergency.yaml: %s', (from, to, fault) => {
    expect(() => emergency(rootWith('emergency.yaml', from, to))).toThrow(fault);
  });

  it.each([
    ['- id: yellow', '- id: orange', /action-plans\.yaml:\d+ asthma\.zones\[1\]\.id/],
    ['- id: yellow', '- id: green', /action-plans\.yaml:\d+ asthma\.zones: expected the zones green, yellow, red/],
    ['from: [aap-plan]', 'from: [nobody]', /action-plans\.yaml:\d+ anaphylaxis\.special\.from\[0\]: .*"nobody"/],
  ])('action-plans.yaml: %s → %s', (from, to, fault) => {
    expect(() => actionPlans(rootWith('action-plans.yaml', from, to))).toThrow(fault);
  });
});
