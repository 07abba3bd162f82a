import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { ask } from './answerer-fixture.ts';
import { spokenOf } from './spoken.ts';

const spoken = (question: string) => spokenOf(ask(question), 'An answer stands below.');

describe('what a screen reader announces', () => {
  it('is the title and first step of a card, and that an answer follows', () => {
    const answer = ask('what are your hours, my throat is closing');
    const card = answer.alarm && 'card' in answer.alarm ? answer.alarm.card : undefined;
    expect(card).toBeDefined();
    expect(spokenOf(answer, 'An answer stands below.')).toBe(`${card?.title} ${card?.first} An answer stands below.`);
  });

  it('is only the title and number of the lifeline', () => {
    expect(spoken('i want to die')).toContain('988');
    expect(spoken('i want to die').length).toBeLessThan(160);
  });

  it('is the line to 911 before the answer it stands above, in the language of the answer', () => {
    const answer = ask('fax number');
    expect(spokenOf({ ...answer, alarm: { line: true } }, '')).toBe(`Is this happening now? Call 911. ${spokenOf(answer, '')}`);
    const inSpanish = spokenOf({ ...answer, language: 'es', alarm: { line: true } }, '');
    expect(inSpanish).toMatch(/^¿Está pasando en este momento\? Llame al 911\. /);
  });

  it('is a fact itself, or each of several questions with its answer', () => {
    expect(spoken('fax number')).toContain(formatPhone(locations()[0]?.phones.fax ?? ''));
    const both = spoken('do you take aetna? where are you?');
    expect(both).toContain('Aetna');
    expect(both).toContain('Basse');
  });
});
