import { describe, expect, it } from 'vitest';
import { questionsIn } from './questions-in.ts';

const none = () => false;

describe('the questions of a message', () => {
  it.each([
    ['do you take aetna? what time do you close tomorrow?', ['do you take aetna?', 'what time do you close tomorrow?']],
    ['do you take aetna and where are you', ['do you take aetna', 'and where are you']],
    ['a que hora abren mañana y donde estan', ['a que hora abren mañana', 'y donde estan']],
    ['¿aceptan aetna? ¿a qué hora cierran?', ['¿aceptan aetna?', '¿a qué hora cierran?']],
    ['is Dr. Whitaker in? my son coughs', ['is Dr Whitaker in?']],
    ['my daughter coughs and wheezes at night', []],
    ['do you open on monday and friday', ['do you open on monday and friday']],
  ])('“%s”', (message, questions) => expect(questionsIn(message, none)).toEqual(questions));

  it('include a part that only names a topic', () => {
    expect(questionsIn('fax number and what are your hours', (part) => part.includes('fax'))).toEqual([
      'fax number',
      'and what are your hours',
    ]);
  });
});
