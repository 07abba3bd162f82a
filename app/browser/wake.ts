/**
 * Wakes React when the page table says so (see decision 003): after the first paint and load where something
 * moves or computes by itself, else on the first sign that the visitor means to do something. A visit that
 * only reads an article loads no script.
 *
 * The build moved the router's start scripts into data blocks; this runs what they said.
 */
import { serviceWorkerPath } from '#app/site/file-paths.ts';
import type { Wake } from '#app/site/pages.ts';
import { makeDialogsModal } from './dialogs.ts';
import { keepPages } from './kept-pages.ts';
import { revealSections } from './reveal.ts';

interface Start {
  readonly context: object;
  readonly manifest: string;
  readonly modules: Readonly<Record<string, string>>;
  readonly entry: string;
}

type RouterWindow = Window & { __reactRouterContext?: object; __reactRouterRouteModules?: Record<string, unknown> };

const intentEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const root = document.documentElement;
let awake = false;

/** The in-page translators of browsers replace text nodes; React would undo or break their work. */
const translated = () => root.matches('.translated-ltr, .translated-rtl') || document.querySelector('font > font') !== null;

const dataBlock = (name: string) => document.querySelector(`script[data-start="${name}"]`)?.textContent ?? '';

async function wake() {
  if (awake || translated()) return;
  awake = true;
  for (const name of intentEvents) removeEventListener(name, onIntent, true);
  const start: Start = JSON.parse(dataBlock('start'));
  const payload: string = [...document.querySelectorAll('script[data-start="payload"]')]
    .map((block) => JSON.parse(block.textContent ?? '""'))
    .join('');
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(payload);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  const router = window as RouterWindow;
  try {
    await import(/* @vite-ignore */ start.manifest);
    const ids = Object.keys(start.modules);
    const modules = await Promise.all(ids.map((id) => import(/* @vite-ignore */ start.modules[id] ?? '')));
    router.__reactRouterContext = { ...start.context, stream };
    router.__reactRouterRouteModules = Object.fromEntries(ids.map((id, place) => [id, modules[place]]));
    await import(/* @vite-ignore */ start.entry);
  } catch (error) {
    // The page reads, links and opens its menus without React: say why it stays plain, and leave it so.
    console.warn('This page stays without its extras: a script did not load.', error);
  }
}

function onIntent(event: Event) {
  // Pointers wander over text while reading; only what can be used counts as a sign.
  const target = event.target instanceof Element ? event.target : null;
  if (event.type !== 'keydown' && !target?.closest('a, button, summary, input, select, textarea, label, [tabindex="0"]')) return;
  void wake();
}

/** The other language is the same place in the other language, also before React wakes: query and hash go along. */
function keepPlace() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-twin]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}
keepPlace();
addEventListener('hashchange', keepPlace);

/** Print buttons work at the first tap, awake or not. */
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-print]')) print();
});

// A link that prints the other language's page (its place is that of app/parts/article/article-tools.tsx).
if (location.hash === '#print') {
  addEventListener('load', () => {
    print();
    // Once: coming back, or going on to the other language, must not print again.
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/**
 * Keeps on the device what matters without a connection (app/browser/service-worker.ts), once nothing else is left to
 * do: the emergency pages, and the others for those who open one of them. With Save-Data only what is asked for.
 */
function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  if (root.dataset.offline && !saveData) void keepPages(serviceWorkerPath);
  // Refused where storage is blocked or the page is not served over https: the site works as well, with a connection.
  else if (root.dataset.offline || !saveData)
    navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => {});
}

/** "Keep these pages on my phone" (app/parts/keep-pages) answers at the first tap, awake or not. */
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
  const answer = button?.nextElementSibling;
  if (!button || !answer) return;
  answer.textContent = button.dataset.keeping ?? '';
  const kept = 'serviceWorker' in navigator && (await keepPages(serviceWorkerPath));
  answer.textContent = (kept ? button.dataset.kept : button.dataset.notKept) ?? '';
});

function whenIdle(work: () => void) {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

const wanted = (root.dataset.wake ?? 'intent') as Wake;
const saveData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
makeDialogsModal();
revealSections();
if (wanted !== 'never') {
  for (const name of intentEvents) addEventListener(name, onIntent, { capture: true, passive: true });
  if (wanted === 'idle' && !saveData) whenIdle(() => void wake());
}
whenIdle(keepOffline);
