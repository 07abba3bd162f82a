import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { medicationClasses, medicationRules, medicationSources, medications } from './medications.server.ts';

const { draft, medications: all } = medications();

/** The list with one piece of text replaced, in a folder of its own. */
function listWith(from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'medications-'));
  cpSync('content/medications', join(root, 'medications'), { recursive: true });
  const file = join(root, 'medications/medications.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return root;
}

describe('the list of medicines', () => {
  it('waits for approval while any of its days has no stored source', () => {
    const unsupported = all.filter(({ basis, days }) => basis.generalKnowledge && days !== null);
    expect(unsupported.length === 0 || draft).toBe(true);
  });

  it('has a number of days for every medicine to stop, and never one for a medicine that goes on', () => {
    expect(all.filter(({ action, days }) => action === 'stop' && days === null)).toEqual([]);
    expect(all.filter(({ action, days }) => action === 'keep' && days !== null)).toEqual([]);
  });

  it('lets no one stop a medicine for asthma, heart, mood, seizures or diabetes', () => {
    const protectedClasses = [
      'asthma',
      'heart',
      'mood',
      'daily',
      'tricyclic',
      'psychiatric',
      'antiemetic',
      'anticholinergic',
      'muscle-relaxant',
      'biologic',
    ];
    const known = medicationClasses().map(({ id }) => id);
    expect(protectedClasses.filter((id) => !known.includes(id))).toEqual([]);
    expect(all.filter((one) => protectedClasses.includes(one.class) && one.action === 'stop').map(({ id }) => id)).toEqual([]);
  });

  it('never says stop in a note of the other two lists', () => {
    const notes = all.filter(({ action }) => action !== 'stop').flatMap(({ note }) => (note ? [note.en, note.es] : []));
    expect(notes.filter((note) => /\b(stop|deje|suspenda)\b/i.test(note))).toEqual([]);
  });

  it('uses every class and every source it names', () => {
    expect(medicationClasses().filter(({ id }) => !all.some((one) => one.class === id))).toEqual([]);
    const used = new Set(all.flatMap(({ basis }) => basis.from));
    expect(medicationSources().filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('begins with the rule on asthma inhalers', () => {
    expect(medicationRules()[0]?.id).toBe('never');
  });
});

describe('faults in the list', () => {
  it.each([
    ['class: first-generation', 'class: nowhere', /class: expected a class of classes\.yaml, found "nowhere"/],
    ['from: [BCM, UCSF, AAC, AASWC]', 'from: [NOBODY]', /from: expected a source of sources\.yaml, found "NOBODY"/],
    ['days: 10', 'days: null', /days: expected a number of days for a medicine to stop/],
    ['es: difenhidramina }', 'es: "" }', /generic\.es: expected text in Spanish/],
  ])('%s', (from, to, fault) => {
    expect(() => medications(listWith(from, to))).toThrow(fault);
  });
});
