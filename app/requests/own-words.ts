import { type FormDefinition, fieldsOf } from './form-definition.ts';

/** Joins the free texts that a person wrote into a form. `textIn` returns a question's text, empty if there is none. */
export function ownWords(form: FormDefinition<unknown>, textIn: (id: string) => string): string {
  return fieldsOf(form)
    .filter(({ kind, autocomplete }) => kind === 'longText' || (kind === 'text' && !autocomplete))
    .map(({ id }) => textIn(id))
    .filter((text) => text !== '')
    .join('.\n');
}
