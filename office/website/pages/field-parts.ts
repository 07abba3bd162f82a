/** Draws what every field of a form shares: its label, help and fault. */
import { type Bilingual, type Language, wordsIn } from '#app/site/language.ts';
import type { Faults } from '../../look/fields.ts';
import { Html, html } from '../../look/html.ts';
import type { Field, FieldOf } from '../fields/field.ts';
import type { Quoted } from '../fields/marks.ts';
import type { OlderSpanish } from '../files/older-spanish.ts';
import { words } from './words.ts';

/** Records whose ids a form may choose. */
export type Choices = Readonly<Record<'offices' | 'medicineClasses', readonly { readonly id: string; readonly name: Bilingual }[]>>;

export interface FormView {
  readonly language: Language;
  readonly faults: Faults;
  readonly choices: Choices;
  /** Addresses for photos: where one is sent, and the beginning of the address that shows one. */
  readonly pictures: { readonly send: string; readonly show: string };
  /** The path of the item that a button has just added or moved, which takes the focus. */
  readonly focus?: string | undefined;
  readonly older?: OlderSpanish;
  /** The texts and figures that texts quote, by id. */
  readonly quoted: Bilingual<Quoted>;
}

export interface ShownField {
  readonly field: Field;
  readonly path: string;
  readonly value: unknown;
}

/** Draws a field and all fields below. */
export type DrawField = (shown: ShownField, view: FormView) => Html;

export const labelOf = ({ label }: Field, { language }: FormView): string => label?.[language] ?? '';

/** Draws a field's help and fault, and the attributes that link an input to them. */
export function helpAndFault({ field, path }: ShownField, { language, faults }: FormView): { told: Html; attributes: Html } {
  const [help, fault] = [field.help?.[language] ?? (field.kind === 'lines' ? wordsIn(words, language).oneALine : undefined), faults[path]];
  const described = [help && `${path}-help`, fault && `${path}-fault`].filter(Boolean).join(' ');
  return {
    told: html`${help && html`<p class="desk-help" id="${path}-help">${help}</p>`}${fault && html`<p class="desk-fault desk-lines" id="${path}-fault">${fault}</p>`}`,
    attributes: html`${described && html` aria-describedby="${described}"`}${fault && html` aria-invalid="true"`}`,
  };
}

/** Marks the label of a field that may be left blank; a box that is not checked is an answer. */
export function legendOf(field: Field, view: FormView): Html {
  const mayBeBlank = field.optional && !['flag', 'mark', 'choices'].includes(field.kind);
  return html`${labelOf(field, view)}${mayBeBlank && html` <span class="desk-optional">${wordsIn(words, view.language).optional}</span>`}`;
}

/** Groups fields under one label and one id. */
export function fieldset(shown: ShownField, view: FormView, content: Html, look: Html | string = ''): Html {
  const { field, path } = shown;
  return html`<fieldset id="${path}" tabindex="-1"${look instanceof Html ? look : look && html` class="${look}"`}><legend>${legendOf(field, view)}</legend>${helpAndFault(shown, view).told}${content}</fieldset>`;
}

export function allOptions(
  field: FieldOf<'choice' | 'choices'>,
  { language, choices }: FormView,
): readonly (readonly [id: string, name: string])[] {
  if (field.of) return choices[field.of].map(({ id, name }) => [id, name[language]]);
  return field.options.map((option) => [option, field.names?.[option]?.[language] ?? option]);
}

/** Puts a blank option first where nothing is chosen, so that no option is taken for an answer. */
export function optionsOf(field: FieldOf<'choice'>, value: unknown, view: FormView): Html {
  const none = value === undefined || field.optional ? html`<option value="">${wordsIn(words, view.language).choose}</option>` : html``;
  return html`${none}${allOptions(field, view).map(([id, name]) => html`<option value="${id}"${value === id && html` selected`}>${name}</option>`)}`;
}
