import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionExamples } from './question-examples.server.ts';

const few = {
  emergency: ['he cannot breathe'],
  personal: ['what do i have'],
  pages: [{ to: 'locations', ask: ['when do you open'] }],
  general: ['my eyes itch'],
  elsewhere: ['who won'],
};
function read(en: object, es: object) {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  for (const [language, examples] of Object.entries({ en, es })) writeFileSync(join(folder, `${language}.yaml`), JSON.stringify(examples));
  return questionExamples(folder);
}
const other = {
  emergency: ['no respira'],
  personal: ['que tengo'],
  pages: [{ to: 'locations', ask: ['horario'] }],
  general: ['me pican los ojos'],
  elsewhere: ['quien gano'],
};

describe('example questions', () => {
  it('come with their kind and, where one answers them best, their page, in both languages', () => {
    expect(read(few, other)).toHaveLength(10);
    expect(read(few, other)[0]).toEqual({ text: 'he cannot breathe', kind: 'emergency' });
    expect(read(few, other)).toContainEqual({ text: 'horario', kind: 'general', page: 'locations' });
  });

  it('name file, line and field of a question that stands twice, however it is written', () => {
    expect(() => read({ ...few, personal: ['He cannot breathe!'] }, other)).toThrow(
      /en\.yaml:\d+ personal\[0\]: expected a question that does not stand twice, found "He cannot breathe!"/,
    );
  });

  it('name a kind that there is not', () => {
    expect(() => read({ ...few, urgent: ['help'] }, other)).toThrow(/urgent/);
  });
});
