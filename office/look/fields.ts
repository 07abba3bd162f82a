/** Parts of forms: labels, help, a fault next to its field, and a summary of all faults. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from './html.ts';
import { formTokenField, type Links } from './links.ts';
import { words } from './words.ts';

/** Messages keyed by field name. */
export type Faults = Readonly<Record<string, string | undefined>>;

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'text' | 'password' | 'url' | 'date' | 'datetime-local' | 'search';
  readonly autocomplete?: string;
  readonly value?: string;
  readonly fault?: string;
  /** Maximum characters. */
  readonly most?: number;
  /** Lines of a longer text. */
  readonly rows?: number;
}

export function textField({ name, label, help, type = 'text', autocomplete = 'off', value = '', fault, most, rows }: FieldOptions): Html {
  const described = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ');
  const shared = html`class="field" id="${name}" name="${name}" autocomplete="${autocomplete}" spellcheck="false"${
    described && html` aria-describedby="${described}"`
  }${fault && html` aria-invalid="true"`}${most !== undefined && html` maxlength="${most}"`}`;
  return html`<div class="desk-field">
<label for="${name}">${label}</label>
${help && html`<p class="desk-help" id="${name}-help">${help}</p>`}
${fault && html`<p class="desk-fault" id="${name}-fault">${fault}</p>`}
${rows ? html`<textarea ${shared} rows="${rows}">${value}</textarea>` : html`<input ${shared} type="${type}" value="${value}">`}
</div>`;
}

/** Draws the summary above a refused form; it takes the focus and links to each field with a fault. */
export function faultSummary(language: Language, faults: Faults): Html | undefined {
  const found = Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (found.length === 0) return undefined;
  return html`<div class="desk-note desk-warning" role="alert" tabindex="-1" data-focus>
<h2>${wordsIn(words, language).faults}</h2>
<ul>${found.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>
</div>`;
}

/** Draws the message after an action. */
export function note(text: string | undefined): Html | undefined {
  return text ? html`<p class="desk-note" role="status" tabindex="-1" data-focus>${text}</p>` : undefined;
}

/** Draws the link back to the parent page, always with the same words. */
export function backLink(links: Links, path: string): Html {
  return html`<p class="desk-back screen-only"><a href="${links.at(path)}">${wordsIn(words, links.language).back}</a></p>`;
}

/** Draws a red box with an error that belongs to no form field. */
export function errorNote(text: string | undefined): Html | undefined {
  return text ? html`<p class="desk-note desk-warning" role="alert">${text}</p>` : undefined;
}

/** Draws a form that changes something. `path`, in English, is its target. */
export function postForm(links: Links, path: string, content: Html, look = ''): Html {
  return html`<form method="post" action="${links.at(path)}"${look && html` class="${look}"`}>${
    links.formToken !== undefined && html`<input type="hidden" name="${formTokenField}" value="${links.formToken}">`
  }${content}</form>`;
}

/** Draws a button in its own form: one click, one change. */
export function actionButton(links: Links, path: string, label: string, look: 'primary' | 'secondary' | 'quiet' = 'secondary'): Html {
  return postForm(links, path, html`<button class="btn btn-${look}">${label}</button>`);
}

/** Draws text to copy: with a button, or by hand without a script. */
export function textToCopy(id: string, text: string): Html {
  const rows = Math.min(24, text.split('\n').length + 1);
  return html`<textarea class="field desk-copy" id="${id}" readonly rows="${rows}" spellcheck="false">${text}</textarea>`;
}

/** Draws a button that copies a field's text. */
export function copyButton(id: string, label: string): Html {
  return html`<span class="screen-only"><button class="btn btn-secondary" type="button" data-copy="${id}" hidden>${label}</button> <span role="status"></span></span>`;
}

/** Draws a print button that only a script shows; without one, the browser's menu prints. */
export function printButton(language: Language, look: 'primary' | 'secondary' = 'secondary'): Html {
  return html`<button class="btn btn-${look} screen-only" type="button" data-print hidden>${wordsIn(words, language).print}</button>`;
}
