/**
 * Sets the theme in the head, before the first paint, so that the wrong theme never flashes. It also handles the theme buttons,
 * which therefore work before hydration and on pages that are never hydrated. If storage is blocked, a choice lasts for the page.
 */
import { closestTo } from '#app/lib/closest-to.ts';
import { readStorage, writeStorage } from '#app/lib/storage.ts';
import { preloadMonthPicture } from './month-picture.ts';

declare global {
  interface Window {
    /** Makes every picture use the source for the current theme. Called whenever pictures are added to the page. */
    matchPictures?: () => void;
  }
}

type Choice = 'light' | 'dark' | 'system';

const themeKey = 'theme';
/** The key of the practice's former site; a choice stored there is taken over once. */
const formerKey = 'certified-allergy-theme';
const root = document.documentElement;

function stored(): Choice {
  const former = readStorage(formerKey);
  if (former) {
    writeStorage(formerKey, null);
    if (readStorage(themeKey) === null) writeStorage(themeKey, former);
  }
  return asChoice(readStorage(themeKey));
}

function asChoice(value: string | null | undefined): Choice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Pictures have a light and a dark source; the theme chosen for the page, or for a part of it, overrides the device's preference. */
function matchPictures() {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-scheme]')) {
    const { scheme, media = '' } = source.dataset;
    const choice = asChoice(source.closest<HTMLElement>('[data-theme]')?.dataset.theme);
    const prefers = `(prefers-color-scheme: ${scheme})`;
    const own = choice === 'system' ? prefers : choice === scheme ? '' : 'not all';
    const wanted = own === 'not all' ? own : [media, own].filter(Boolean).join(' and ');
    // Setting the same media again would make the browser re-select the source.
    if (source.media !== wanted) source.media = wanted;
  }
}

function apply(choice: Choice) {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  matchPictures();
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
    button.setAttribute('aria-pressed', String(button.dataset.setTheme === choice));
  }
}

addEventListener('click', (event) => {
  const button = closestTo(event, '[data-set-theme]');
  if (!button) return;
  const choice = asChoice(button.dataset.setTheme);
  writeStorage(themeKey, choice === 'system' ? null : choice);
  apply(choice);
});

/** Applies a theme that was chosen in another tab, or on another page before Back. If storage is blocked, the page keeps its own. */
function follow() {
  const choice = readStorage(themeKey);
  if (choice !== undefined) apply(asChoice(choice));
}
addEventListener('storage', ({ key }) => (key === themeKey || key === null) && follow());
addEventListener('pageshow', ({ persisted }) => persisted && follow());

// Older browsers have no `@media (scripting)`.
root.dataset.script = '';
apply(stored());
if (root.dataset.page === 'home') preloadMonthPicture();
addEventListener('DOMContentLoaded', () => apply(asChoice(root.dataset.theme)));
window.matchPictures = matchPictures;
