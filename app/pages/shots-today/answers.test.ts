import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { closures, office } from '#app/parts/hours/hours-fixture.ts';
import { verdictOf, type YesOrNo } from './answers.ts';
import { shotsToday } from './shots-today.ts';

const ids = shotQuestions().questions.map(({ id }) => id);
const all = (answer: YesOrNo) => Object.fromEntries(ids.map((id) => [id, answer]));

describe('what the answers mean', () => {
  it('is "come" only when all are no', () => {
    expect(verdictOf(ids, all('no'))).toEqual({ kind: 'come' });
    expect(verdictOf(ids, {})).toEqual({ kind: 'open', answered: 0 });
    for (const id of ids) expect(verdictOf(ids, { ...all('no'), [id]: undefined })).toEqual({ kind: 'open', answered: ids.length - 1 });
  });

  it.each(ids)('is "call first" at once when %s is yes', (id) => {
    expect(verdictOf(ids, { [id]: 'yes' })).toEqual({ kind: 'call', yes: [id] });
    expect(verdictOf(ids, { ...all('no'), [id]: 'yes' })).toEqual({ kind: 'call', yes: [id] });
  });

  it('never lets a yes, or a question left open, pass as a plain yes to coming', () => {
    const answers = fc.dictionary(fc.constantFrom(...ids, 'unknown'), fc.constantFrom<YesOrNo>('yes', 'no'));
    fc.assert(
      fc.property(answers, (given) => {
        const verdict = verdictOf(ids, given);
        const clean = ids.every((id) => given[id] === 'no');
        return (verdict.kind === 'come') === clean && (verdict.kind === 'call') === ids.some((id) => given[id] === 'yes');
      }),
    );
  });
});

describe('shots today', () => {
  it.each([
    ['Monday morning', '2026-11-23T15:00:00Z', 'now'],
    ['Monday before eight', '2026-11-23T13:30:00Z', 'later'],
    ['Monday at half past five', '2026-11-23T23:30:00Z', 'none'],
    ['Christmas Eve at half past eleven', '2026-12-24T17:30:00Z', 'none'],
  ])('%s', (_, instant, expected) => {
    expect(shotsToday(clinicMoment(new Date(instant)), [office], closures)).toBe(expected);
  });
});
