import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterHours } from './after-hours.server.ts';
import { careLevels } from './schema/after-hours.ts';

/** The site's own file with one thing changed. */
function changed(from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'after-hours-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, 'after-hours.yaml');
  cpSync('content/after-hours.yaml', file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return root;
}

describe('the page for when the offices are closed', () => {
  const page = afterHours();

  it('tells of four situations, each at three levels', () => {
    expect(page.situations.map(({ id }) => id)).toEqual([
      'after-a-shot',
      'asthma-or-allergy-flare',
      'hives-or-swelling',
      'food-or-medicine',
    ]);
    for (const { care } of page.situations) {
      for (const level of careLevels) expect(care[level].items.length).toBeGreaterThan(1);
    }
  });

  it('calls 911 for trouble breathing in every situation, and before anything else', () => {
    for (const { id, care } of page.situations) {
      const now = care['911'].items.map(({ en }) => en).join(' ');
      expect(now, id).toMatch(/breath/);
    }
    expect(page.alarm.en).toContain('911');
    expect(page.alarm.es).toContain('911');
  });

  it('counts a day in the yellow zone as the red zone, which does not wait until we open', () => {
    const flare = page.situations.find(({ id }) => id === 'asthma-or-allergy-flare')?.care;
    expect(flare?.['911'].items.some(({ en }) => /24 hours/.test(en))).toBe(true);
    expect(flare?.today.items.some(({ en }) => /24 hours/.test(en))).toBe(false);
  });

  it('names no phone line of its own and stays a draft until a physician signs it', () => {
    expect(JSON.stringify({ ...page, sources: [] }).replaceAll('911', '')).not.toMatch(/\d{3}[-. )]+\d{3,4}/);
    expect(page.review.status).toBe('draft');
    expect(page.answering.draft).toBe(true);
  });
});

describe('a bad file', () => {
  it('is told by file, line and field when a level is missing', () => {
    expect(() => afterHours(changed('      visit:\n', '      later:\n'))).toThrow(
      /after-hours\.yaml:\d+ situations\[0\]\.care(\.visit)?: expected fields, found nothing/,
    );
  });
  it('is told when a text lacks a language', () => {
    expect(() =>
      afterHours(changed('{ en: Put a cool pack on it., es: Póngase una compresa fría. }', '{ en: Put a cool pack on it. }')),
    ).toThrow(/after-hours\.yaml:\d+ situations\[0\]\.care\.visit\.items\[1\](\.es)?: expected text in Spanish/);
  });
  it('is told when a list names a source that is not there, and when a source supports nothing', () => {
    const root = changed('from: [mayo-shots, shot-safety]', 'from: [mayo-shots, elsewhere]');
    expect(() => afterHours(root)).toThrow(
      /after-hours\.yaml:\d+ situations\[0\]\.from\[1\]: expected the id of a source below, found "elsewhere"/,
    );
    expect(() => afterHours(root)).toThrow(/sources\[1\]\.id: expected a source that a list names, found "shot-safety"/);
  });
});
