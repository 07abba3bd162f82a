import { describe, expect, it } from 'vitest';
import { alarmsIn } from '#app/parts/alarm/alarm.server.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import { meantPagesOfContent } from '#app/parts/intent/meant-page.server.ts';
import { finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { answererOf } from './answerer.ts';
import { spokenOf } from './spoken.ts';

const intents = intentsOfContent();
const meant = meantPagesOfContent();
const en = answererOf(await finderOf(siteIndex('en')), alarmsIn('en', intents), intents, meant);
const at = new Date('2026-12-07T10:00:00-06:00');
const spoken = (question: string) => spokenOf(en.answer(question, undefined, at), 'An answer stands below.');

describe('what is read out of an answer', () => {
  it('is of a card its title and its first step, and that an answer stands under it', () => {
    const answer = en.answer('what are your hours, my throat is closing', undefined, at);
    const card = answer.alarm && 'card' in answer.alarm ? answer.alarm.card : undefined;
    expect(card).toBeDefined();
    expect(spokenOf(answer, 'An answer stands below.')).toBe(`${card?.title} ${card?.steps[0]} An answer stands below.`);
  });

  it('is of the lifeline its title and its number, alone', () => {
    expect(spoken('i want to die')).toContain('988');
    expect(spoken('i want to die').length).toBeLessThan(160);
  });

  it('is of a fact the fact, of several questions each with its answer', () => {
    expect(spoken('fax number')).toContain('555-0143');
    const both = spoken('do you take aetna? where are you?');
    expect(both).toContain('Aetna');
    expect(both).toContain('Basse');
  });
});
