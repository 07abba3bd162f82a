// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keptDraft } from './kept-draft.ts';

const key = 'request-kept';
const kept = keptDraft(key, 1);

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('is given back until the end of the next day in San Antonio, and removed after it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z'), toFake: ['Date'] });
  expect(kept.write('{"a":"b"}')).toBe(true);
  vi.setSystemTime(new Date('2026-11-22T05:59:00Z'));
  expect(kept.read()).toBe('{"a":"b"}');
  vi.setSystemTime(new Date('2026-11-22T06:01:00Z'));
  expect([kept.read(), localStorage.length]).toEqual([undefined, 0]);
});

it('tells other tabs what was changed and what was erased', () => {
  const told: string[] = [];
  kept.subscribe((change) => void told.push(change));
  for (const [of, newValue] of [
    [key, '{}'],
    ['theme', 'dark'],
    [key, 'erased'],
    [key, null],
    [null, null],
  ] as const)
    dispatchEvent(new StorageEvent('storage', { key: of, newValue }));
  expect(told).toEqual(['changed', 'erased', 'changed', 'changed']);
});

it('leaves nothing when it is erased', () => {
  kept.write('{}');
  kept.forget(true);
  expect([localStorage.length, kept.read()]).toEqual([0, undefined]);
});
