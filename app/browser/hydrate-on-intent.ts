/**
 * Hydrates the page on the first sign that the visitor means to do something: a visit that only reads runs no React
 * (docs/decisions/034). The build puts the router's scripts into one file and names it, and what it imports, on the script
 * element that holds this code (scripts/build/defer-hydration.ts).
 */
import type { Hydration } from '#app/site/pages.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { bringsState } from './brings-state.ts';
import { keepScrollPlaces } from './keep-place.ts';
import { replayClicks } from './replay-clicks.ts';
import { whenIdle } from './when-idle.ts';

const intentEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click', 'keydown'] as const;
/** Along the foot of a phone's window lies a button under the thumb that scrolls: there only a press counts. */
const underTheThumb = '[popovertarget="assistant"]';
/** Milliseconds after a failure in which a wandering pointer asks for nothing; then each sign of intent counts again. */
const rest = 1000;
/** Milliseconds until the page tries again by itself, twice as long each time, to the longest. */
let pause = 5000;
const longestPause = 60_000;

const root = document.documentElement;
let hydrating = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The in-page translators of browsers replace text nodes; React would undo or break their work. */
const isTranslated = () => root.matches('.translated-ltr, .translated-rtl') || document.querySelector('font > font') !== null;

/**
 * Fetches all that hydration runs on, into the browser's cache. Browsers remember an import that failed for as long as the
 * page stands; a fetch can be tried again. Rejects when one file cannot be had.
 */
async function fetchScripts(): Promise<string> {
  const { start = '', modules = '' } = document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};
  const bring = async (file: string) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    await response.text();
  };
  await Promise.all([start, ...modules.split(' ').filter(Boolean)].map(bring));
  return start;
}

/** What needs script gives way to its plain form (`plain` in app/styles); where it did not load, a line says whom to call. */
function stepBack(why: 'not-loaded' | 'translated') {
  root.dataset.plain = why;
}

async function hydrate() {
  if (hydrating) return;
  if (isTranslated()) return stepBack('translated');
  hydrating = true;
  clearTimeout(nextTry);
  for (const name of intentEvents) removeEventListener(name, onIntent, true);
  try {
    await import(/* @vite-ignore */ await fetchScripts());
  } catch (error) {
    // It names the file; the page stays plain and tries again.
    console.warn(error);
    hydrating = false;
    stepBack('not-loaded');
    setTimeout(listen, rest);
    nextTry = setTimeout(hydrate, pause);
    pause = Math.min(2 * pause, longestPause);
  }
}

function listen() {
  if (!hydrating) for (const name of intentEvents) addEventListener(name, onIntent, { capture: true, passive: true });
}

function onIntent(event: Event) {
  // Pointers wander over text while reading; only what can be used counts as a sign.
  if (['pointerover', 'pointerdown', 'touchstart'].includes(event.type) && closestTo(event, underTheThumb)) return;
  if (event.type !== 'keydown' && !closestTo(event, 'a, button, summary, input, select, textarea, label, [tabindex="0"]')) return;
  void hydrate();
}

/**
 * A page that was loaded anew keeps the steps that led through it before: Back then changes the address and nothing else, until
 * React has hydrated the page and answers for it.
 */
function followHistory() {
  const { pathname } = location;
  addEventListener('popstate', () => !('hydrated' in root.dataset) && location.pathname !== pathname && location.reload());
}

/** Begins to wait for a sign of intent, as the page's row in the table of pages says. */
export function hydrateOnIntent() {
  followHistory();
  const wanted = (root.dataset.hydrate ?? 'intent') as Hydration;
  if (wanted === 'never') return;
  keepScrollPlaces();
  replayClicks(() => {
    void hydrate();
    return hydrating;
  });
  listen();
  addEventListener('online', () => 'plain' in root.dataset && void hydrate());
  addEventListener('hydrated', () => delete root.dataset.plain);
  // A visitor's own dates, plants, question or running clock show without being asked for.
  if (bringsState()) whenIdle(() => void hydrate());
  if (wanted === 'prefetch') whenIdle(() => fetchScripts().catch(() => {}));
}
