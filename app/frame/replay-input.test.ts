// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { type EarlyInput, earlyInput, keepTyping, replay, takeChanges } from './replay-input.ts';

const form = `<form>
  <input type="radio" name="sick" value="yes"><input type="radio" name="sick" value="no" checked>
  <input type="checkbox" name="mine"><input type="text" name="plan"><select name="class"><option>all</option><option>pills</option></select>
</form>`;

const input = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
let said: string[];
let early: EarlyInput;

beforeEach(() => {
  document.body.innerHTML = form;
  early = earlyInput();
  said = [];
  document.querySelector('form')?.addEventListener('change', ({ target }) => {
    const { name, type, value, checked } = target as HTMLInputElement;
    said.push(`${name} ${type === 'checkbox' ? checked : value}`);
  });
});

/** Changes fields as a visitor does before hydration, when no script listens. */
function change() {
  input('[value="yes"]').checked = true;
  input('[name="mine"]').checked = true;
  input('[name="plan"]').value = 'aetna';
  (document.querySelector('select') as HTMLSelectElement).value = 'pills';
}

describe('a change made before the page was hydrated', () => {
  it('is replayed, with one change event', () => {
    change();
    const changes = takeChanges(early);
    expect(said).toEqual([]);
    for (const one of changes) replay(one);
    expect(said).toEqual(['sick yes', 'mine true', 'plan aetna', 'class pills']);
    expect(input('[value="yes"]').checked).toBe(true);
    expect(input('[value="no"]').checked).toBe(false);
  });

  it('is not replayed if the page has restored it by itself', () => {
    change();
    const changes = takeChanges(early);
    input('[name="mine"]').checked = true;
    for (const one of changes) replay(one);
    expect(said).not.toContain('mine true');
    expect(input('[name="mine"]').checked).toBe(true);
  });

  it('is restored if the page has overwritten it', () => {
    change();
    const changes = takeChanges(early);
    input('[name="plan"]').value = '';
    for (const one of changes) replay(one);
    expect(input('[name="plan"]').value).toBe('aetna');
    expect(said).toContain('plan aetna');
  });

  it('is restored before the next letter is typed if the page has overwritten it', () => {
    change();
    const changes = takeChanges(early);
    const letGo = keepTyping(changes);
    const plan = input('[name="plan"]');
    plan.value = '';
    plan.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    plan.value += ' hmo';
    letGo();
    for (const one of changes) replay(one);
    expect(plan.value).toBe('aetna hmo');
  });

  it('gives way to what was typed since, even if React already knows of that', () => {
    change();
    const changes = takeChanges(early);
    input('[name="plan"]').value = 'aetna medicare';
    input('[name="plan"]').defaultValue = 'aetna medicare';
    for (const one of changes) replay(one);
    expect(input('[name="plan"]').value).toBe('aetna medicare');
  });

  it('is done again at the same place, and gets the focus, where the page was drawn anew around what an extension put into it', () => {
    change();
    input('[name="plan"]').focus();
    early = earlyInput();
    document.body.innerHTML = `<p>A password manager</p>${form}`;
    early.refocus();
    for (const one of takeChanges(early)) replay(one);
    expect([input('[value="yes"]').checked, input('[name="mine"]').checked, input('[name="plan"]').value]).toEqual([true, true, 'aetna']);
    expect(document.querySelector('select')?.value).toBe('pills');
    expect(document.activeElement).toBe(input('[name="plan"]'));
  });
});
