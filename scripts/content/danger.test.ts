import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedValueRecords } from '#app/content/text/shared-values.server.ts';
import { byDanger, dangerOf, emergencyFiles, levelOfSentence } from './danger.ts';

describe('the danger of what waits for the physician', () => {
  const texts = [
    { text: 'Use it, and do not leave the person alone. Then rest.', level: 'today' },
    { text: 'Use it, and do not leave the person alone.', level: '911' },
    { text: 'A figure of a study.', level: '' },
  ];

  it('is the most urgent level at which the sentence stands', () => {
    expect(levelOfSentence('do not leave the person alone', texts)).toBe('911');
    expect(levelOfSentence('Then rest.', texts)).toBe('today');
    expect(levelOfSentence('A figure of a study.', texts)).toBeUndefined();
  });

  it('is 911 for every line of the emergency page, and that of the record for a situation', () => {
    const mark = { line: 1, kind: 'draft', covers: '' } as const;
    expect(dangerOf({ ...mark, file: 'content/emergency.yaml', field: 'review' }, () => '')).toBe('911');
    expect(dangerOf({ ...mark, file: 'content/situations.yaml', field: 'situations[0]' }, () => '')).toBe('911');
    const order = sharedValueRecords().findIndex(({ id }) => id === 'after-shot');
    expect(dangerOf({ ...mark, file: 'content/shared-values.yaml', field: `values[${order}]` }, () => '')).toBe('911');
    expect(dangerOf({ ...mark, file: 'content/staff.yaml', field: 'grid' }, () => '')).toBeUndefined();
  });

  it('begins with what decides who is told to call 911', () => {
    const mark = { line: 1, kind: 'draft', covers: '', field: '' } as const;
    const marks = [...emergencyFiles, 'content/situations.yaml'].toReversed().map((file) => ({ ...mark, file, field: 'situations[0]' }));
    expect(byDanger(marks, () => '')).toMatchObject([
      { level: '911', marks: [...emergencyFiles, 'content/situations.yaml'].map((file) => ({ file })) },
    ]);
  });

  it.each(emergencyFiles)('knows %s by its name', (file) => expect(existsSync(file)).toBe(true));
});
