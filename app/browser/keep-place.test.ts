// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesKey } from '#app/frame/scroll-places.ts';
import { keepScrollPlaces } from './keep-place.ts';

const link = document.createElement('a');

beforeEach(() => {
  link.href = `${location.pathname}#sources`;
  // The test reads only the stored places, so the link is not followed.
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

test('the scroll position of a history entry made by the router is stored under its key, beside the others', () => {
  sessionStorage.setItem(placesKey, '{"other":7}');
  history.replaceState({ key: 'abc123' }, '');
  link.click();
  expect(places()).toEqual({ other: 7, abc123: scrollY });
});

test('damaged stored positions are replaced', () => {
  sessionStorage.setItem(placesKey, '{"other"');
  link.click();
  expect(Object.values(places())).toEqual([scrollY]);
});
