/**
 * Wakes React on the first sign that the visitor means to do something (see decision 003). What tells of now comes by itself
 * and without React (decision 023); a visit that only reads an article loads no script.
 */

import type { NowKind } from '#app/site/now-kinds.ts';
import type { Wake } from '#app/site/pages.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { carriesSomething } from './carries-something.ts';
import { makeDialogsModal } from './dialogs.ts';
import { holdClicks } from './early-clicks.ts';
import { keepOffline } from './keep-offline.ts';
import { layOutLate } from './lay-out-late.ts';
import { linkManifest } from './link-manifest.ts';
import { drawMenus } from './menu-drawings.ts';
import { answerPageActions } from './page-actions.ts';
import { fetchReact, startReact } from './start-react.ts';
import { tellOfNow } from './tell-of-now.ts';
import { tryFontsOn } from './try-fonts.ts';
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
/** What the page tells of now, if anything. */
const tells = document.querySelector<HTMLElement>('[data-clinic]')?.dataset.clinic as NowKind | undefined;
let under: 'sleep' | 'way' = 'sleep';
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The in-page translators of browsers replace text nodes; React would undo or break their work. */
const translated = () => root.matches('.translated-ltr, .translated-rtl') || document.querySelector('font > font') !== null;

async function wake() {
  if (under === 'way' || translated()) return;
  under = 'way';
  clearTimeout(nextTry);
  for (const name of intentEvents) removeEventListener(name, onIntent, true);
  try {
    await Promise.all([startReact(), tells && tellOfNow(tells)]);
    // The next page may tell of now; its first look at the clock takes a slow phone longer than one tap may wait.
    if (!tells) whenIdle(() => tellOfNow('hours').catch(() => {}));
  } catch (error) {
    // It names the file; the page stays plain and tries again.
    console.warn(error);
    under = 'sleep';
    // What needs script steps back for its plain form (`plain` in app/styles), and a line says whom to call.
    root.dataset.plain = '';
    setTimeout(listen, rest);
    nextTry = setTimeout(wake, pause);
    pause = Math.min(2 * pause, longestPause);
  }
}

function listen() {
  if (under === 'sleep') for (const name of intentEvents) addEventListener(name, onIntent, { capture: true, passive: true });
}

function onIntent(event: Event) {
  // Pointers wander over text while reading; only what can be used counts as a sign.
  if (['pointerover', 'pointerdown', 'touchstart'].includes(event.type) && closestTo(event, underTheThumb)) return;
  if (event.type !== 'keydown' && !closestTo(event, 'a, button, summary, input, select, textarea, label, [tabindex="0"]')) return;
  void wake();
}

/**
 * A page that was loaded anew keeps the steps that led through it before: Back then changes the address and nothing else, until
 * React has woken and answers for it.
 */
function followHistory() {
  const { pathname } = location;
  addEventListener('popstate', () => !('awake' in root.dataset) && location.pathname !== pathname && location.reload());
}

const wanted = (root.dataset.wake ?? 'intent') as Wake;
answerPageActions();
makeDialogsModal();
drawMenus();
layOutLate(tryFontsOn());
followHistory();
if (wanted !== 'never') {
  holdClicks(() => void wake());
  listen();
  addEventListener('online', () => 'plain' in root.dataset && void wake());
  addEventListener('awake', () => delete root.dataset.plain);
  // A visitor's own dates, plants, question or running clock show without being asked for.
  if (carriesSomething()) whenIdle(() => void wake());
  if (wanted === 'ready') whenIdle(() => fetchReact().catch(() => {}));
}
if (tells) whenIdle(() => tellOfNow(tells).catch(() => {}));
whenIdle(linkManifest);
whenIdle(keepOffline);
