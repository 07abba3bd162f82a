import { describe, expect, it } from 'vitest';
import { contentFolder } from '#app/content/content-fixture.ts';
import { questionExamples } from './question-examples.server.ts';

const few = { emergency: ['he cannot breathe'], personal: ['what do i have'], general: ['when do you open'], elsewhere: ['who won'] };
const read = (en: object, es: object) =>
  questionExamples(contentFolder({ 'question-examples/en.yaml': en, 'question-examples/es.yaml': es }));
const other = { emergency: ['no respira'], personal: ['que tengo'], general: ['horario'], elsewhere: ['quien gano'] };

describe('example questions', () => {
  it('come with their kind, in both languages', () => {
    expect(read(few, other)).toHaveLength(8);
    expect(read(few, other)[0]).toEqual({ text: 'he cannot breathe', kind: 'emergency' });
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
