import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { medicationClasses, medicationRules, medications } from './medications.server.ts';

const { draft, signed, medications: all } = medications();

const listWith = (from: string, to: string) => siteContentWith('medications/medications.yaml', from, to);

describe('the list of medicines', () => {
  it('waits for approval while any of its days has no stored source', () => {
    const unsupported = all.filter(({ basis, days }) => basis.generalKnowledge && days !== null);
    expect(unsupported.length === 0 || draft || signed !== undefined).toBe(true);
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

  it('says stop in no note of the other lists but never to stop', () => {
    const notes = all.filter(({ action }) => action !== 'stop').flatMap(({ note }) => (note ? [note.en, note.es] : []));
    expect(notes.filter((note) => /(?<!never |nunca l[ao]s? )\b(stop|deje|suspenda)\b/i.test(note))).toEqual([]);
  });

  it('uses every class it names', () => {
    expect(medicationClasses().filter(({ id }) => !all.some((one) => one.class === id))).toEqual([]);
  });

  it('begins with the rule on asthma inhalers', () => {
    expect(medicationRules()[0]?.id).toBe('never');
  });
});

describe('what nobody stops alone', () => {
  it('is everything by mouth that is only on prescription, and what is often taken for something else', () => {
    const actionOf = (id: string) => all.find((one) => one.id === id)?.action;
    for (const id of ['hydroxyzine', 'promethazine', 'cyproheptadine', 'carbinoxamine', 'desloratadine', 'doxylamine-pregnancy']) {
      expect(actionOf(id), id).toBe('ask');
    }
  });

  it('says of cetirizine and levocetirizine that long use means a call first', () => {
    for (const id of ['cetirizine', 'levocetirizine']) {
      const note = all.find((one) => one.id === id)?.note;
      expect(note?.en).toMatch(/3 months, call us before you stop/);
      expect(note?.es).toMatch(/3 meses, llámenos antes de dejarla/);
    }
  });
});

it('names the place of a name heard that means no medicine', () => {
  const root = siteContentWith('medications/heard-names.yaml', 'name: Zyrtec', 'name: Zirconium');
  expect(() => medications(root)).toThrow(/heard-names\.yaml:\d+ .*expected a name of medications\.yaml, found "Zirconium"/);
});

describe('faults in the list', () => {
  it.each([
    ['class: first-generation', 'class: nowhere', /class: expected a class of classes\.yaml, found "nowhere"/],
    [
      'from: [BCM, UCSF, AAC, AASWC]',
      'from: [NOBODY]',
      /basis\.from\[0\]: expected the id of one of the sources in sources\.yaml, found "NOBODY"/,
    ],
    ['days: 3', 'days: null', /days: expected a number of days for a medicine to stop/],
  ])('%s', (from, to, fault) => {
    expect(() => medications(listWith(from, to))).toThrow(fault);
  });
});
