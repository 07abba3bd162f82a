// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesKey } from '#app/frame/scroll-places.ts';
import { keepScrollPlaces } from './keep-place.ts';

const link = document.createElement('a');

beforeEach(() => {
  link.href = `${location.pathname}#sources`;
  // The address itself stays: this is about what is kept.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  keepScrollPlaces();
});
afterEach(() => {
  dispatchEvent(new Event('hydrated'));
  link.remove();
  sessionStorage.clear();
  history.replaceState(null, '');
});

const places = () => JSON.parse(sessionStorage.getItem(placesKey) ?? 'null');

test('a step that the router made is kept under its name, beside the others', () => {
  sessionStorage.setItem(placesKey, '{"other":7}');
  history.replaceState({ key: 'abc123' }, '');
  link.click();
  expect(places()).toEqual({ other: 7, abc123: scrollY });
});

test('damaged places begin anew', () => {
  sessionStorage.setItem(placesKey, '{"other"');
  link.click();
  expect(Object.values(places())).toEqual([scrollY]);
});
