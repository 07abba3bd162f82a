// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf } from '#app/site/paths.ts';

const came = vi.fn();
vi.mock('#app/styles/app.css', () => {
  came();
  return {};
});

/** The module as a page starts with it that was opened at `path`. */
async function openedAt(path: string) {
  vi.resetModules();
  history.replaceState(null, '', path);
  return (await import('./all-styles.ts')).withStyles;
}
const to = (path: string) => ({ url: new URL(path, 'http://localhost') });
const next = vi.fn(async () => undefined);

beforeEach(() => came.mockClear());
afterEach(() => next.mockClear());

it('another page of the same kind, in either language, needs no other style', async () => {
  const withStyles = await openedAt(pathOf('condition/asthma', 'en'));
  await withStyles(to(pathOf('condition/eczema', 'es')), next);
  expect(next).toHaveBeenCalledOnce();
  expect(came).not.toHaveBeenCalled();
});

it('a page of another kind waits for all styles', async () => {
  const withStyles = await openedAt(pathOf('condition/asthma', 'en'));
  await withStyles(to(pathOf('home', 'en')), next);
  expect(next).toHaveBeenCalledOnce();
  expect(came).toHaveBeenCalledOnce();
});
