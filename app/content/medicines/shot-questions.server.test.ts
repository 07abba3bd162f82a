import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { shotQuestions } from './shot-questions.server.ts';

const questionsWith = (from: string, to: string) => siteContentWith('shot-questions.yaml', from, to);

describe('the questions before a shot', () => {
  const { questions, wait } = shotQuestions();

  it('ask about illness, breathing, new medicines, the last shot and missed ones', () => {
    expect(questions.map(({ id }) => id)).toEqual(['sick', 'breathing', 'medicine', 'reaction', 'late']);
  });

  it('are questions in both languages', () => {
    for (const { ask } of questions) {
      expect(ask.en).toMatch(/\?$/);
      expect(ask.es).toMatch(/^¿.*\?$/);
    }
  });

  it('never tell anyone to stop a medicine, and name 911 for those who have left', () => {
    const medicine = questions.find(({ id }) => id === 'medicine');
    expect(medicine?.why.en).toContain('Do not stop');
    expect(medicine?.why.es).toContain('No deje');
    expect([wait.away.en, wait.away.es].every((text) => text.includes('911'))).toBe(true);
  });
});

describe('faults in the questions', () => {
  it.each([
    [
      'from: [mayo-shots]',
      'from: [nobody]',
      /shot-questions\.yaml:\d+.*expected the id of one of the sources in shot-questions\.yaml, found "nobody"/,
    ],
    ['  - id: late', '  - id: sick', /questions: expected a different id for each question/],
    [
      '{ en: Hives or a rash, es: Ronchas o sarpullido }',
      '{ en: Hives or a rash, es: "" }',
      /wait\.report\[?\.?0\]?\.es: expected text in Spanish/,
    ],
  ])('%s', (from, to, fault) => {
    expect(() => shotQuestions(questionsWith(from, to))).toThrow(fault);
  });
});
