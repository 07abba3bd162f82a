/** Draws lists, with buttons to add, remove and move items, and the times of a day. */
import { wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { FieldOf } from '../fields/field.ts';
import { canBeNew, listOf, partOf } from '../fields/form-value.ts';
import { nameOfItem } from '../fields/item-name.ts';
import { pairDigest, pairsIn } from '../files/older-spanish.ts';
import { type DrawField, type FormView, fieldset, labelOf, optionsOf, type ShownField } from './field-parts.ts';
import { words } from './words.ts';

/** `draw` draws the fields of an item, which may be lists again. */
export function drawList(shown: ShownField & { readonly field: FieldOf<'list'> }, view: FormView, draw: DrawField): Html {
  const { field, path, value } = shown;
  const w = wordsIn(words, view.language);
  const items = listOf(value);
  const rows = items.map((item, at) => {
    const own = `${path}.${at}`;
    const isFocus = view.focus === own;
    const name = nameOfItem(item, at)[view.language];
    const below = draw({ field: field.item, path: own, value: item }, view);
    const body = field.steady
      ? below
      : html`${below}
<div class="desk-actions">${at > 0 && itemButton('up', path, at, w.up)}${at < items.length - 1 && itemButton('down', path, at, w.down)}${itemButton('remove', path, at, w.remove)}</div>`;
    const head = html`id="${own}:name"${isFocus && html` data-focus`}`;
    if (field.item.kind !== 'group')
      return html`<li class="card desk-item"><p class="desk-item-name" tabindex="-1" ${head}>${name}</p>${body}</li>`;
    // Items are folded under their names, except where one was just changed, has a fault or has older Spanish.
    const isOlder = pairsIn(item).some((pair) => pairDigest(pair) in (view.older ?? {}));
    const isOpen = isOlder || view.focus?.startsWith(own) || Object.keys(view.faults).some((place) => place.startsWith(`${own}.`));
    return html`<li><details class="card desk-item"${isOpen && html` open`}><summary class="desk-item-name" ${head}>${name}${isOlder && html` – ${w.olderSpanish}`}</summary>${body}</details></li>`;
  });
  const add = html`<button class="btn btn-secondary" name="do" value="add:${path}">${w.add(labelOf(field, view))}</button>`;
  const count = html`<input type="hidden" name="${path}:count" value="${items.length}">`;
  return fieldset(shown, view, html`${count}<ol class="desk-items">${rows}</ol>${canBeNew(field.item) && add}`, 'desk-group');
}

function itemButton(what: string, path: string, at: number, label: string): Html {
  return html`<button class="btn btn-quiet" name="do" value="${what}:${path}:${at}" aria-describedby="${path}.${at}:name">${label}</button>`;
}

/** Draws a second row of times where there is a first; a blank row counts for nothing. */
export function drawTimes(shown: ShownField & { readonly field: FieldOf<'times'> }, view: FormView): Html {
  const { field, path, value } = shown;
  const w = wordsIn(words, view.language);
  const times = listOf(value);
  const count = Math.max(times.length > 0 ? 2 : 1, times.length);
  const day = labelOf(field, view);
  const slots = Array.from({ length: count }, (_, at) => {
    const own = `${path}.${at}`;
    const input = (name: 'opens' | 'closes', label: string) =>
      html`<input class="field" type="time" name="${own}.${name}" id="${own}.${name}" value="${String(partOf(times[at], name) ?? '')}" aria-label="${day}, ${label} (${at + 1})"${timeFault(own, name, path, view)}>`;
    return html`<div class="desk-slot">${field.place && placeSelect(field.place, own, partOf(times[at], 'location'), day, view)}${input('opens', w.from)} <span aria-hidden="true">–</span> ${input('closes', w.until)}</div>`;
  });
  const faults = Object.entries(view.faults).filter(([name]) => name === path || name.startsWith(`${path}.`));
  const told =
    faults.length > 0 && html`<p class="desk-fault" id="${path}-fault">${[...new Set(faults.map(([, text]) => text ?? ''))].join(' ')}</p>`;
  return html`<fieldset class="desk-day" id="${path}" tabindex="-1"><legend>${day}</legend>${told}<input type="hidden" name="${path}:count" value="${count}">${slots}</fieldset>`;
}

function timeFault(own: string, name: string, path: string, { faults }: FormView): Html | false {
  const isFaulty = [path, own, `${own}.${name}`].some((place) => faults[place]);
  return isFaulty && html` aria-invalid="true" aria-describedby="${path}-fault"`;
}

function placeSelect(place: FieldOf<'times'>['place'], own: string, value: unknown, day: string, view: FormView): Html | false {
  if (place?.kind !== 'choice') return false;
  return html`<select class="field" name="${own}.location" aria-label="${day}, ${labelOf(place, view)}">${optionsOf({ ...place, optional: true }, value, view)}</select>`;
}
