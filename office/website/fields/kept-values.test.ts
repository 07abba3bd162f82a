import { describe, expect, it } from 'vitest';
import { readRecord } from '../files/content-file.ts';
import { projectOfTests } from '../files/project-fixture.ts';
import { valueIn } from '../files/record-value.ts';
import { recordsIn } from '../files/records.ts';
import { changesOf } from './changes.ts';
import { withKept } from './kept-values.ts';
import { withAt } from './places.ts';
import { sentencesOf } from './sentences.ts';

const project = projectOfTests();
const records = recordsIn(project);
async function given(wanted: string) {
  const record = records.find(({ id }) => id === wanted);
  if (!record) throw new Error(`no ${wanted}`);
  return { field: record.field, data: valueIn(record, (await readRecord(project, record)).text) as Record<string, unknown> };
}

describe('what no form changes', () => {
  it('is never taken from a form: another key, a signature by nobody, the id of no item', async () => {
    const practice = await given('practice');
    const forged = { ...practice.data, requests: { key: { publicKey: 'B', fingerprint: '0' }, olderKeyIds: [] } };
    expect(withKept(practice.field, forged, practice.data)).toEqual(practice.data);
    const situations = await given('situations');
    const signed = withAt(situations.data, ['situations', 0, 'signed'], {
      by: { en: 'Dr. Nobody', es: 'Dr. Nadie' },
      date: '2020-01-01',
      of: 'x',
    });
    expect(withKept(situations.field, signed, situations.data)).toEqual(situations.data);
    const named = withAt(situations.data, ['situations', 0, 'id'], 'of-my-own');
    expect(withKept(situations.field, named, situations.data)).not.toHaveProperty('situations.0.id');
  });

  it('is named by its path where the file has changed it', async () => {
    const { field, data } = await given('practice');
    const other = { ...data, requests: undefined };
    expect(changesOf(field, data, other).flatMap((change) => sentencesOf(change, 'en'))).toEqual([
      expect.stringMatching(/“requests” was changed in the file$/),
    ]);
  });
});
