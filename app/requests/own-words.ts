import { type FormDefinition, fieldsOf } from './form-definition.ts';

/** What somebody wrote into a form in words of their own, question by question. `textIn` gives the text of a question, empty where there is none. */
export function ownWords(form: FormDefinition<unknown>, textIn: (id: string) => string): string {
  return fieldsOf(form)
    .filter(({ kind, autocomplete }) => kind === 'longText' || (kind === 'text' && !autocomplete))
    .map(({ id }) => textIn(id))
    .filter((text) => text !== '')
    .join('.\n');
}
