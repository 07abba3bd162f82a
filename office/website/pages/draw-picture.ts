/** Draws a photo in a form: the file, the point that stays visible, the site's crops, and the description. */
import { shapesOf } from '#app/content/photographs/piece-around.ts';
import { wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { FieldOf } from '../fields/field.ts';
import { isPhoto, partOf } from '../fields/form-value.ts';
import { type DrawField, type FormView, fieldset, helpAndFault, type ShownField } from './field-parts.ts';
import { pictureWords } from './picture-words.ts';

type ShownPicture = ShownField & { readonly field: FieldOf<'picture'> };

export function drawPicture(shown: ShownPicture, view: FormView, draw: DrawField): Html {
  const { path, value } = shown;
  const w = wordsIn(pictureWords, view.language);
  const file = `${path}:file`;
  const upload = html`formaction="${view.pictures.send}" formenctype="multipart/form-data"`;
  const content = html`${value !== undefined && html`<input type="hidden" name="${path}" value="${JSON.stringify(value)}">`}
${isPhoto(value) ? drawPhoto(shown, value.file, view, draw) : html`<p>${w.none}</p>`}
<div class="desk-field"><label for="${file}">${w.choose}</label><p class="desk-help" id="${file}-help">${w.chooseHelp}</p><input class="field desk-drop" type="file" id="${file}" name="${file}" accept="image/*" aria-describedby="${file}-help"></div>
<div class="desk-actions"><button class="btn btn-secondary" name="do" value="photo:${path}" ${upload}>${w.show}</button>${isPhoto(value) && html`<button class="btn btn-quiet" name="do" value="no-photo:${path}">${w.useNone}</button>`}</div><script src="/look/focus-point.js" defer></script>`;
  return fieldset(shown, view, content, html` class="desk-group desk-picture"${view.focus === path && html` data-focus`}`);
}

function drawPhoto({ field, path, value }: ShownPicture, file: string, view: FormView, draw: DrawField): Html {
  const w = wordsIn(pictureWords, view.language);
  const focus = partOf(value, 'focus');
  const [x, y] = ['x', 'y'].map((name) => String(partOf(focus, name) ?? ''));
  const address = (shape = '') => `${view.pictures.show}&${new URLSearchParams({ file, use: field.use, shape, x: x ?? '', y: y ?? '' })}`;
  const cuts = Object.keys(shapesOf[field.use]).map(
    (shape) =>
      html`<figure><img src="${address(shape)}" alt="" data-cut><figcaption>${shape in w && w[shape as 'card' | 'square' | 'wide' | 'tall']}</figcaption></figure>`,
  );
  const number = (name: 'x' | 'y', text: string) => {
    const own = `${path}.focus.${name}`;
    const { told, attributes } = helpAndFault({ field: { ...field, help: undefined }, path: own, value: text }, view);
    return html`<div class="desk-field"><label for="${own}">${w[name]}</label>${told}<input class="field" type="number" min="0" max="100" step="any" id="${own}" name="${own}" value="${text}" autocomplete="off"${attributes}></div>`;
  };
  return html`<fieldset class="desk-pair" data-focus-point><legend>${w.focus}</legend><p class="desk-help">${w.focusHelp}</p>
<div class="desk-cuts"><div class="desk-whole"><img src="${address()}" alt=""><button type="button" class="desk-ring" aria-label="${w.ring}" hidden></button></div>${cuts}</div>
<div class="desk-columns">${number('x', x ?? '')}${number('y', y ?? '')}</div></fieldset>
${field.use !== 'slide' && draw({ field: { kind: 'pair', label: pictureWords.alt, optional: false }, path: `${path}.alt`, value: partOf(value, 'alt') }, view)}`;
}
