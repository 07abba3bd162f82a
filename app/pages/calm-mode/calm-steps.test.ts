import { describe, expect, it } from 'vitest';
import { emergency } from '#app/content/emergency.server.ts';
import { localized } from '#app/content/localized.ts';
import { calmSteps, noDevice } from './calm-steps.ts';

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
    expect(texts.hospital).toMatch(/^Go to the hospital/);
  });

  it('begins with 911 for somebody without a device, and offers no dose', () => {
    const steps = calmSteps(record, noDevice);
    expect(steps[0]).toMatchObject({ kind: 'call', text: expect.stringContaining('No epinephrine at all? Call 911 at once') });
    expect(steps.some(({ doseGiven }) => doseGiven)).toBe(false);
  });
});
