/**
 * Moves the router's own scripts out of a prerendered page, unchanged and in order, into one file that
 * app/browser/hydrate-on-intent.ts imports at the first sign of intent. So a visitor who only reads runs no React (docs/decisions/034).
 */
import { createHash } from 'node:crypto';
import type { Language } from '#app/site/language.ts';

const script = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** The start tag of the script that hydrates the page; the paths of the router's files are added to it as attributes. */
const hydrateScript = '<script data-inline="hydrate"';
const assistantButton = 'popovertarget="assistant"';

export interface DeferredPage {
  readonly html: string;
  /** Path and content of the file with the router's scripts. */
  readonly start: { readonly path: string; readonly code: string };
}

/** Whether a script element is ours: an inline script of app/browser, a linked file or a data block. All others are the router's. */
const isOurs = (attributes: string) => /\s(?:data-inline|src)=|type="application\//.test(attributes);

/** What is imported later, and the path of the list of the assistant's files. */
export interface Ahead {
  readonly ofPage: (modules: readonly string[], language: Language) => readonly string[];
  readonly assistantList: Readonly<Record<Language, string>>;
  /** What is fetched first when the assistant is opened. */
  readonly ofEarlyCard: readonly string[];
}

/**
 * Returns the page without the router's scripts. Their elements stay, emptied, because React expects them when it hydrates; the
 * modulepreload links become a list of paths, and what they import later another. Throws if the page has no script that hydrates it.
 */
export function deferHydration(prerendered: string, ahead: Ahead): DeferredPage {
  if (!prerendered.includes(hydrateScript)) throw new Error('The page has no place for the script that hydrates it');
  const modules = [...new Set([...prerendered.matchAll(modulePreload)].map(([, href = '']) => href))];
  const routerScripts: string[] = [];
  const emptied = prerendered.replace(modulePreload, '').replace(script, (whole, attributes: string, code: string) => {
    if (isOurs(attributes)) return whole;
    // The browser itself restores the scroll position on a page load; run at hydration, this script would scroll a reader away.
    if (!attributes.includes('data-scroll-restoration')) routerScripts.push(code);
    return `<script${attributes}></script>`;
  });
  const code = routerScripts.join('\n;');
  const path = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  const language = prerendered.includes('<html lang="es"') ? 'es' : 'en';
  const ofAssistant = prerendered.includes(assistantButton) ? { early: ahead.ofEarlyCard, assistant: [ahead.assistantList[language]] } : {};
  const lists = { modules, ahead: ahead.ofPage(modules, language), ...ofAssistant };
  const named = Object.entries(lists).map(([name, files]) => (files.length > 0 ? ` data-${name}="${files.join(' ')}"` : ''));
  const html = emptied.replace(hydrateScript, `${hydrateScript} data-start="${path}"${named.join('')}`);
  return { html, start: { path, code } };
}
