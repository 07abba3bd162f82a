import { type Bilingual, wordsIn } from '#app/site/language.ts';
import { postForm } from './fields.ts';
import { type Html, html } from './html.ts';
import { type Links, twinLink } from './links.ts';
import { words } from './words.ts';

/** The style sheets, each of which overrides those before it. */
const sheets = ['stand-in-fonts', 'web-fonts', 'tokens', 'reset', 'ui', 'print', 'desk'];

/** What the frame around each page of the desk needs. */
export interface DocumentFrame {
  readonly links: Links;
  /** The start of every address of the desk. */
  readonly base: string;
  /** The English path, loadable with GET, where the language switch leads. */
  readonly path: string;
  readonly practice: string;
  /** The desk's parts, once it's unlocked. */
  readonly nav?: readonly { readonly path: string; readonly name: Bilingual }[];
  readonly sample?: boolean;
}

interface Page {
  readonly title: string;
  readonly heading?: string;
  readonly main: Html;
  readonly again?: { readonly address: string; readonly stamp: string } | undefined;
}

/** Draws a whole page with the common head. */
export function deskDocument(
  { links, base, path, practice, nav, sample }: DocumentFrame,
  { title, heading = title, main, again }: Page,
): string {
  const { language } = links;
  const w = wordsIn(words, language);
  const twin = twinLink(base, language, path);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${w.desk}</title>
<link rel="icon" href="/look/icon.svg" type="image/svg+xml">
${sheets.map((name) => html`<link rel="stylesheet" href="/look/${name}.css"${name === 'print' && html` media="print"`}>`)}
<script src="/look/desk.js" defer></script>
</head>
<body data-copied="${w.copied}" data-not-copied="${w.notCopied}" data-working="${w.working}">
<a class="skip" href="#main">${w.skip}</a>
<header class="desk-head">
<p class="desk-name">${practice} <span>${w.desk}</span></p>
${
  nav &&
  html`<nav aria-label="${w.parts}"><ul>${nav.map((part) => {
    const current = path === part.path ? 'page' : path.startsWith(`${part.path}/`) ? 'true' : undefined;
    return html`<li><a href="${links.at(part.path)}"${current && html` aria-current="${current}"`}>${part.name[language]}</a></li>`;
  })}</ul></nav>`
}
<div class="desk-ends">
<a class="desk-language" href="${twin.address}" lang="${twin.language}" hreflang="${twin.language}">${twin.name}</a>
${nav && postForm(links, '/lock', html`<button class="desk-lock">${w.lock}</button>`)}
</div>
</header>
<main id="main" tabindex="-1"${again && html` data-again="${again.address}" data-stamp="${again.stamp}"`}>
${sample && html`<p class="desk-note desk-warning screen-only">${w.sample}</p>`}
<h1>${heading}</h1>
${main}
${again && html`<p class="desk-note desk-again screen-only" role="status"><span hidden>${w.meanwhile} <a href="">${w.showIt}</a></span></p>`}
</main>
</body>
</html>
`.text;
}
