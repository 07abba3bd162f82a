// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { closestTo } from './closest-to.ts';

it('is what an event happened to, or what stands around it', () => {
  document.body.innerHTML = '<a href="#place"><b>there</b></a>';
  const [link, bold] = [document.querySelector('a'), document.querySelector('b')];
  expect(closestTo({ target: bold }, 'a')).toBe(link);
  expect(closestTo({ target: link }, 'a')).toBe(link);
  expect(closestTo({ target: bold }, 'button')).toBeNull();
});

it('is nothing where the target is no element', () => {
  expect(closestTo({ target: null }, 'a')).toBeNull();
  expect(closestTo({ target: document }, 'a')).toBeNull();
});
