import { describe, expect, it } from 'vitest';
import { type CareLevel, careLevels, inCareOrder } from '#app/content/articles/care-levels.ts';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { afterHours } from './after-hours.server.ts';

const changed = (from: string, to: string) => siteContentWith('after-hours.yaml', from, to);

describe('the page for when the offices are closed', () => {
  const page = afterHours();
  const situation = (id: string) => page.situations.find((one) => one.id === id);
  const saidAt = (id: string, level: CareLevel) =>
    situation(id)
      ?.care[level]?.items.map(({ en }) => en)
      .join(' ') ?? '';

  it('tells for each situation what cannot wait and what to do at home, levels in their order', () => {
    for (const { id, care, home } of page.situations) {
      expect(care['911'] ?? care.er, id).toBeDefined();
      expect(home.length, id).toBeGreaterThan(0);
      expect(
        inCareOrder(
          Object.keys(care).toSorted((one, other) => careLevels.indexOf(one as CareLevel) - careLevels.indexOf(other as CareLevel)),
        ),
      ).toBe(true);
    }
  });

  it('calls 911 for trouble breathing in every situation that can take the breath, and before anything else', () => {
    const others = ['bad-air', 'face-arm-chest', 'fever-or-baby', 'injury', 'hereditary-angioedema', 'cannot-go-on'];
    const breath = page.situations.filter(({ id, care }) => care['911'] && !others.includes(id));
    expect(breath.map(({ id }) => id)).toEqual([
      'after-a-shot',
      'asthma-or-allergy-flare',
      'hives-or-swelling',
      'food',
      'medicine',
      'sting',
      'immune-deficiency',
      'swallowing',
    ]);
    for (const { id } of breath) expect(saidAt(id, '911'), id).toMatch(/breath/i);
    expect(page.alarm.en).toContain('911');
    expect(page.alarm.es).toContain('911');
  });

  it('has the emergency room for a day in the yellow zone and for a red zone that stays', () => {
    expect(saidAt('asthma-or-allergy-flare', '911')).not.toMatch(/yellow zone/i);
    expect(saidAt('asthma-or-allergy-flare', 'today')).not.toMatch(/24 hours/);
    expect(saidAt('asthma-or-allergy-flare', 'er')).toMatch(/24 hours in the yellow zone/);
    expect(saidAt('asthma-or-allergy-flare', 'er')).toMatch(/red zone 15 minutes/);
  });

  it('keeps epinephrine out of the rashes it does not treat', () => {
    expect(saidAt('medicine', 'er')).toMatch(/blisters or peels/);
    expect(saidAt('medicine', '911')).not.toMatch(/blister|peel|rash/);
    expect(situation('medicine')?.care.er?.note?.en).toMatch(/Do not take any more of the medicine.*Epinephrine does not treat this/);
    expect(situation('medicine')?.care.er?.note?.es).toMatch(/Ya no tome ese medicamento.*La epinefrina no trata esto/);
  });

  it('names no phone line but Poison Control and the battery hotline', () => {
    const lines = ['poison-control', 'battery-hotline'].map((id) => sharedValues('en').get(id) ?? '');
    const text = ['911', ...lines].reduce((rest, line) => rest.replaceAll(line, ''), JSON.stringify({ ...page, sources: [] }));
    expect(text).not.toMatch(/\d{3}[-. )]+\d{3,4}/);
  });
});

describe('a bad file', () => {
  it('is told by file, line and field when a level has another name', () => {
    expect(() => afterHours(changed('      visit:\n', '      later:\n'))).toThrow(
      /after-hours\.yaml:\d+ situations\[4\]\.care\.later: unknown field/,
    );
  });
  it('is told when a list names a source that is not there, and when a source supports nothing', () => {
    const root = changed('from: [mayo-shots, shot-safety]', 'from: [mayo-shots, elsewhere]');
    expect(() => afterHours(root)).toThrow(
      /after-hours\.yaml:\d+ situations\[0\]\.from\[1\]: expected the id of one of the sources in after-hours\.yaml, found "elsewhere"/,
    );
    expect(() => afterHours(root)).toThrow(/sources\[1\]\.id: expected a source that something rests on, found "shot-safety"/);
  });
});
