import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shotQuestions } from './shot-questions.server.ts';
import { unfinishedValues } from './unfinished.server.ts';

/** The questions with one piece of text replaced, in a folder of their own. */
function questionsWith(from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'shot-questions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, 'shot-questions.yaml');
  cpSync('content/shot-questions.yaml', file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return root;
}

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

  it('wait for the practice’s approval, and go-live says so', () => {
    expect(shotQuestions().draft).toBe(true);
    expect(unfinishedValues('content').some((value) => JSON.stringify(value).includes('shot-questions.yaml'))).toBe(true);
  });
});

describe('faults in the questions', () => {
  it.each([
    ['from: [mayo-shots]', 'from: [nobody]', /shot-questions\.yaml:\d+.*expected the id of a source below, found "nobody"/],
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
