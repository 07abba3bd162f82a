/** Draws each type of field as plain inputs, with draw-list.ts and draw-picture.ts. */
import { wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { Field, FieldOf } from '../fields/field.ts';
import { canBeNew, listOf, partOf } from '../fields/form-value.ts';
import { nameOfItem } from '../fields/item-name.ts';
import { withMarks } from '../fields/marks.ts';
import { phoneWritten } from '../fields/phone-text.ts';
import { pairDigest } from '../files/older-spanish.ts';
import { drawList, drawTimes } from './draw-list.ts';
import { drawPicture } from './draw-picture.ts';
import { allOptions, type FormView, fieldset, helpAndFault, labelOf, legendOf, optionsOf, type ShownField } from './field-parts.ts';
import { words } from './words.ts';

/** Groups of one record that are shown open; more are folded under their names. */
const mostOpen = 20;

export function drawField(shown: ShownField, view: FormView): Html {
  const { field, path, value } = shown;
  switch (field.kind) {
    case 'fixed':
    case 'unknown':
      return value === undefined ? html`` : html`<input type="hidden" name="${path}" value="${JSON.stringify(value)}">`;
    case 'constant':
      return html``;
    case 'group':
      return drawGroup({ ...shown, field }, view);
    case 'picture':
      return drawPicture({ ...shown, field }, view, drawField);
    case 'list':
      return drawList({ ...shown, field }, view, drawField);
    case 'times':
      return drawTimes({ ...shown, field }, view);
    case 'pair':
    case 'pairOfLines':
      return drawPair(shown, view);
    case 'flag':
    case 'mark':
      return checkbox(path, path, 'yes', value === true, labelOf(field, view));
    case 'choices':
      return drawChoices({ ...shown, field }, view);
    case 'word':
      return drawWord({ ...shown, field }, view);
    default:
      return drawOne(shown, view);
  }
}

function drawOne(shown: ShownField, view: FormView): Html {
  const { field, path, value } = shown;
  const { told, attributes } = helpAndFault(shown, view);
  const label = html`<label for="${path}">${legendOf(field, view)}</label>${told}`;
  return html`<div class="desk-field">${label}${oneInput(field, path, value, attributes, view)}</div>`;
}

function oneInput(field: Field, path: string, value: unknown, attributes: Html, view: FormView): Html {
  const named = html`class="field" id="${path}" name="${path}" autocomplete="off"${attributes}`;
  if (field.kind === 'choice') return html`<select ${named}>${optionsOf(field, value, view)}</select>`;
  if (field.kind === 'lines') return area(listOf(value).join('\n'), named);
  const text = field.kind === 'text' && field.input === 'phone' ? phoneWritten(String(value ?? '')) : String(value ?? '');
  if (field.kind === 'text' && text.length > 80) return area(text, named);
  const modes = { phone: 'tel', url: 'url', time: 'text' } as const;
  const mode = field.kind === 'number' ? 'decimal' : field.kind === 'text' && field.input ? modes[field.input] : 'text';
  const type = field.kind === 'date' ? 'date' : field.kind === 'text' && field.input === 'time' ? 'time' : 'text';
  return html`<input ${named} type="${type}" inputmode="${mode}" value="${text}">`;
}

function area(text: string, attributes: Html): Html {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 55), 0);
  return html`<textarea ${attributes} rows="${Math.min(14, Math.max(2, lines))}">
${text}</textarea>`;
}

function checkbox(id: string, name: string, value: string, isChecked: boolean, label: string): Html {
  return html`<div class="desk-choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${isChecked && html` checked`}><label for="${id}">${label}</label></div>`;
}

/** Draws English and Spanish side by side. */
function drawPair(shown: ShownField, view: FormView): Html {
  const { field, path, value } = shown;
  const w = wordsIn(words, view.language);
  const columns = (['en', 'es'] as const).map((language) => {
    const below = `${path}.${language}`;
    const part = partOf(value, language);
    const source = field.kind === 'pair' ? String(part ?? '') : listOf(part).join('\n\n');
    const text = withMarks(source, language, view.quoted[language]);
    const fault = helpAndFault({ ...shown, field: { ...field, help: undefined }, path: below }, view);
    const attributes = html`class="field" id="${below}" name="${below}" lang="${language}" spellcheck="true"${fault.attributes}`;
    return html`<div class="desk-field"><label for="${below}">${language === 'en' ? w.english : w.spanish}<span class="desk-unseen">: ${labelOf(field, view)}</span></label>${fault.told}${area(text, attributes)}</div>`;
  });
  return fieldset(shown, view, html`<div class="desk-columns">${columns}</div>${olderMark(shown, view)}`, 'desk-pair');
}

/** Draws a box that says that the Spanish still fits, where only the English has changed. */
function olderMark({ path, value }: ShownField, { older = {}, language }: FormView): Html | false {
  const digest = pairDigest({ en: partOf(value, 'en'), es: partOf(value, 'es') });
  const w = wordsIn(words, language);
  return digest in older && html`<div class="desk-note"><p>${w.older}</p>${checkbox(`${path}:fits`, 'fits', digest, false, w.fits)}</div>`;
}

function drawChoices(shown: ShownField & { readonly field: FieldOf<'choices'> }, view: FormView): Html {
  const { field, path, value } = shown;
  const boxes = allOptions(field, view).map(([id, name]) => checkbox(`${path}-${id}`, path, id, listOf(value).includes(id), name));
  return fieldset(shown, view, html`${boxes}`);
}

function drawWord(shown: ShownField & { readonly field: FieldOf<'word'> }, view: FormView): Html {
  const { field, path, value } = shown;
  const isWord = value === field.word;
  const word = checkbox(`${path}:word`, `${path}:word`, 'yes', isWord, field.wordLabel?.[view.language] ?? field.word);
  const other = drawField(
    { field: field.other, path, value: isWord ? undefined : value },
    { ...view, faults: field.other.kind === 'group' ? view.faults : {} },
  );
  return fieldset(shown, view, html`${word}${other}`, 'desk-word');
}

function drawGroup(shown: ShownField & { readonly field: FieldOf<'group'> }, view: FormView): Html {
  const { field, path, value } = shown;
  // Nobody could fill out this group here.
  if (field.optional && value === undefined && !canBeNew(field)) return html``;
  const isLong = field.fields.filter(({ kind }) => kind === 'group').length > mostOpen;
  const below = field.fields.map((one) => {
    const own = path ? `${path}.${one.name}` : one.name;
    const part = partOf(value, one.name);
    const draw = (label: Field['label']) => drawField({ field: { ...one, label }, path: own, value: part }, view);
    if (!isLong || one.kind !== 'group') return draw(one.label);
    const isOpen = Object.keys(view.faults).some((place) => place.startsWith(`${own}.`));
    return html`<details class="card desk-item"${isOpen && html` open`}><summary class="desk-item-name">${labelOf(one, view)} · ${nameOfItem(part, 0)[view.language]}</summary><div class="desk-fields">${draw(undefined)}</div></details>`;
  });
  const isWeek = field.fields.every(({ kind }) => kind === 'times');
  if (!field.label) return html`${below}`;
  const content = html`<div class="${isWeek ? 'desk-week' : 'desk-fields'}">${below}</div>`;
  return fieldset({ field, path, value }, view, content, 'desk-group');
}
