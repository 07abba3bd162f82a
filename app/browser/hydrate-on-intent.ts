/**
 * Hydrates the page at the first sign that the visitor means to use it, so that a visit that only reads runs no React
 * (docs/decisions/034). The build moves the router's start script into a file and writes the paths of that file and of its imports
 * on the script element that contains this code (scripts/build/defer-hydration.ts).
 */

import { closestTo } from '#app/lib/closest-to.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import type { Hydration } from '#app/site/pages.ts';
import { bringsState } from './brings-state.ts';
import { keepScrollPlaces } from './keep-place.ts';
import { replayClicks } from './replay-clicks.ts';
import { whenIdle } from './when-idle.ts';

const intentEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click', 'keydown'] as const;
/** The assistant's button lies where a thumb scrolls at the bottom of a phone, so touching it is not yet a sign of intent; a click is. */
const underTheThumb = '[popovertarget="assistant"]';
const toForm = `a[href$="#${formAnchor}"]`;
/** Milliseconds after a failed load during which signs of intent are ignored. */
const ignoreDelay = 1000;
/** Milliseconds until the page retries by itself; doubled after each failure, up to the longest. */
let retryDelay = 5000;
const longestRetryDelay = 60_000;

const root = document.documentElement;
let hydrating = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Whether the browser has translated the page: its translator replaces text nodes, and React would undo the translation or fail on it. */
const isTranslated = () => root.matches('.translated-ltr, .translated-rtl') || document.querySelector('font > font') !== null;

/** The lists of files that the build has written on the script element. */
const listed = () => document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};

async function fetchFile(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}

const fetchFiles = (list = '') => Promise.all(list.split(' ').filter(Boolean).map(fetchFile));

/**
 * Fetches every script that hydration needs into the browser's cache and returns the path of the start script. A failed import
 * stays failed for the life of the page, while a failed fetch can be retried. Rejects when a file cannot be fetched.
 */
async function fetchScripts(): Promise<string> {
  const { start = '', modules } = listed();
  await Promise.all([fetchFile(start), fetchFiles(modules)]);
  return start;
}

/** The latest fetch of the files for hydration. */
let scripts: Promise<unknown> = Promise.resolve();

/** The fetch of app/browser/early-card.ts, which comes before all others, even React's. */
let early: Promise<unknown> | undefined;

/** Fetches and starts app/browser/early-card.ts, which answers an emergency at once. If it fails, the conversation answers. */
function loadEarlyCard(): Promise<unknown> {
  const files = listed().early;
  early ??= fetchFiles(files)
    .then(() => import(/* @vite-ignore */ files?.split(' ')[0] ?? ''))
    .catch(() => {});
  return early;
}

/**
 * Fetches files that the code will import once it runs: after hydration's files, so as not to slow them down, and while React hydrates,
 * when the connection would be idle.
 */
function fetchAhead(list: Promise<string> | string | undefined) {
  Promise.all([list, scripts])
    .then(([files]) => fetchFiles(files))
    .catch(() => {});
}

/** Shows the plain form of everything that needs React (`plain` in app/styles); if React failed to load, a line says whom to call. */
function showPlainForm(why: 'not-loaded' | 'translated') {
  root.dataset.plain = why;
}

async function hydrate() {
  if (hydrating) return;
  if (isTranslated()) return showPlainForm('translated');
  hydrating = true;
  clearTimeout(nextTry);
  try {
    const fetched = fetchScripts();
    scripts = fetched;
    await import(/* @vite-ignore */ await fetched);
  } catch (error) {
    console.warn(error);
    hydrating = false;
    stopListening();
    showPlainForm('not-loaded');
    setTimeout(listen, ignoreDelay);
    nextTry = setTimeout(hydrate, retryDelay);
    retryDelay = Math.min(2 * retryDelay, longestRetryDelay);
  }
}

function listen() {
  if (!hydrating) for (const name of intentEvents) addEventListener(name, onIntent, { capture: true, passive: true });
}

function stopListening() {
  for (const name of intentEvents) removeEventListener(name, onIntent, true);
}

function onIntent(event: Event) {
  // A pointer also moves over text while the visitor reads, so only controls count as a sign of intent.
  if (['pointerover', 'pointerdown', 'touchstart'].includes(event.type) && closestTo(event, underTheThumb)) return;
  if (event.type !== 'keydown' && !closestTo(event, 'a, button, summary, input, select, textarea, label, [tabindex="0"]')) return;
  // The time since which the pointer rests here: app/ui/tooltip.tsx counts from then.
  performance.mark(event.type);
  if (closestTo(event, underTheThumb)) loadEarlyCard();
  void hydrate();
  if (closestTo(event, toForm)) fetchAhead(listed().ahead);
}

/**
 * Reloads the page when Back or Forward leads to another path before hydration. A reloaded page keeps the history entries that the
 * router made, so without this the address would change and the page would not.
 */
function followHistory() {
  const { pathname } = location;
  addEventListener('popstate', () => !('hydrated' in root.dataset) && location.pathname !== pathname && location.reload());
}

/** Fetches the files for answers at the first press of the assistant's button, even once hydrated. */
function fetchAssistantOnce(event: Event) {
  if (!closestTo(event, underTheThumb)) return;
  removeEventListener('click', fetchAssistantOnce);
  scripts = Promise.all([scripts, loadEarlyCard()]);
  const { assistant } = listed();
  if (assistant) fetchAhead(fetchFile(assistant));
}

/** Starts to wait for a sign of intent, if the page's row in the table of pages lets it hydrate at all. */
export function hydrateOnIntent() {
  followHistory();
  const wanted = (root.dataset.hydrate ?? 'intent') as Hydration;
  if (wanted === 'never') return;
  keepScrollPlaces();
  replayClicks(() => {
    void hydrate();
    // On a page that app/frame/kept-page.ts restored, React never runs.
    return hydrating && root.dataset.plain !== 'failed';
  });
  listen();
  addEventListener('click', fetchAssistantOnce);
  addEventListener('online', () => 'plain' in root.dataset && void hydrate());
  addEventListener('hydrated', () => {
    stopListening();
    performance.clearMarks();
    delete root.dataset.plain;
  });
  // The visitor's own dates, plants, question or running timer must appear without any action of theirs.
  if (bringsState()) {
    scripts = fetchScripts();
    fetchAhead(listed().ahead);
    whenIdle(() => void hydrate());
  }
  if (wanted === 'prefetch') whenIdle(() => fetchScripts().catch(() => {}));
}
