/** Draws the desk's frame for pages of the site, and what the frame shows where there is no page. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { DeskAnswer } from '../../part.ts';
import { words } from './see-words.ts';

/** The id of the text on the page that was changed last. */
export const hereId = 'desk-here';

/** Draws the frame beside a form, which shows the page as the form has it; `told` is the message key in the address of the form's page. */
export function besideForm(language: Language, told: string): Html {
  const w = wordsIn(words, language);
  return html`<section class="desk-see" id="seen" tabindex="-1" aria-label="${w.see}"><input type="hidden" name="see:told" value="${told}">
<p class="desk-help">${w.seeHelp}</p><div class="desk-see-choices">${[
    choice('language', w.language, language, { en: w.english, es: w.spanish }),
    choice('theme', w.theme, 'light', { light: w.light, dark: w.dark }),
    choice('width', w.width, 'phone', { phone: w.phone, desk: w.computer }),
  ]}<button class="btn btn-secondary" name="do" value="see" formtarget="seen" formnovalidate data-saves data-see>${w.see}</button></div>
${frame(language)}</section>`;
}

export function frame(language: Language, address?: string): Html {
  const w = wordsIn(words, language);
  return html`<div class="desk-frame"><p aria-live="polite" data-drawing="${w.drawing}"></p><iframe name="seen" sandbox="allow-same-origin allow-top-navigation-by-user-activation" title="${w.frame}"${address && html` src="${address}"`}></iframe></div>`;
}

function choice(name: string, label: string, chosen: string, options: Readonly<Record<string, string>>): Html {
  const buttons = Object.entries(options).map(([value, text]) => {
    const id = `see:${name}:${value}`;
    return html`<div class="desk-choice"><input type="radio" id="${id}" name="see:${name}" value="${value}"${value === chosen && html` checked`}><label for="${id}">${text}</label></div>`;
  });
  return html`<fieldset><legend>${label}</legend>${buttons}</fieldset>`;
}

export const shownHtml = (content: string): DeskAnswer => ({ shown: { type: 'text/html; charset=utf-8', content } });

/** Shows in the frame why the page cannot be shown, each reason with a link to its field. */
export function notYet(language: Language, ...why: readonly { readonly name: string; readonly address?: string }[]): DeskAnswer {
  return shownHtml(framedList(language, wordsIn(words, language).notYet, why));
}

/** Draws a heading, and links that lead to fields of the form around the frame. */
export function framedList(
  language: Language,
  title: string,
  links: readonly { readonly address?: string; readonly name: string; readonly isOwn?: boolean }[],
) {
  const list = links.map(
    ({ address, name, isOwn }) =>
      html`<li>${address ? html`<a href="${address}" target="${isOwn ? '_self' : '_parent'}">${name}</a>` : name}</li>`,
  );
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>
${['stand-in-fonts', 'web-fonts', 'tokens', 'reset', 'ui', 'desk'].map((sheet) => html`<link rel="stylesheet" href="/look/${sheet}.css">`)}</head>
<body><main><h1 class="desk-framed">${title}</h1><ul class="desk-sentences">${list}</ul></main></body></html>`.text;
}
