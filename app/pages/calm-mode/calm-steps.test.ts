import { describe, expect, it } from 'vitest';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { calmSteps, mainAction, noDevice } from './calm-steps.ts';

const record = localized(emergency(), 'en');

describe('the steps of calm mode', () => {
  it.each(record.anaphylaxis.devices.map(({ id }) => id))('%s: the device first, then 911, lying, watching, the hospital', (id) => {
    const steps = calmSteps(record, id);
    const own = record.anaphylaxis.devices.find((device) => device.id === id)?.steps ?? [];
    expect(steps.map(({ kind }) => kind)).toEqual([...own.map(() => 'device'), 'call', 'position', 'watch', 'hospital']);
    expect(steps.slice(0, own.length).map(({ text }) => text)).toEqual(own.map(({ text }) => text));
    expect(steps.filter(({ doseGiven }) => doseGiven).map(({ text }) => text)).toEqual([own.at(-1)?.text]);
  });

  it('says in each step what its kind promises', () => {
    const texts = Object.fromEntries(calmSteps(record, 'epipen').map(({ kind, text }) => [kind, text]));
    expect(texts.call).toMatch(/^Call 911\. Say “anaphylaxis”/);
    expect(texts.position).toMatch(/^Lie flat/);
    expect(texts.watch).toMatch(/second dose, with a new device/);
    expect(texts.hospital).toMatch(
      /^Then go to the emergency room, even if you feel better, unless your written plan says you may stay home/,
    );
  });

  it('begins with 911 for somebody without a device, and offers no dose', () => {
    const steps = calmSteps(record, noDevice);
    expect(steps[0]).toMatchObject({ kind: 'call', text: expect.stringContaining('No epinephrine at all? Call 911 at once') });
    expect(steps.some(({ doseGiven }) => doseGiven)).toBe(false);
  });
});

describe('the main button of a step', () => {
  const steps = calmSteps(record, 'epipen');
  const [dose, watch, hospital] = [steps.find(({ doseGiven }) => doseGiven), steps.find(({ kind }) => kind === 'watch'), steps.at(-1)];
  if (!dose || !watch || !hospital) throw new Error('The steps have no dose, no watching or no hospital');

  it('says that the first dose was given where it is, unless one was given before', () => {
    expect(mainAction(dose, false, undefined, undefined)).toBe('given');
    expect(mainAction(dose, false, { first: 0 }, 200)).toBe('next');
  });

  it('says that the second dose was given once it is due and not before, and once', () => {
    expect(mainAction(watch, false, { first: 0 }, 1)).toBe('next');
    expect(mainAction(watch, false, { first: 0 }, 0)).toBe('secondGiven');
    expect(mainAction(watch, false, { first: 0, second: 1 }, 0)).toBe('next');
    expect(mainAction(watch, false, undefined, undefined)).toBe('next');
  });

  it('begins again at the end', () => {
    expect(mainAction(hospital, true, { first: 0 }, 0)).toBe('again');
  });
});
