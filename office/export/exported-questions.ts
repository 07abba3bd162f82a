import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { contactNeedsQuestion } from '../requests/read-request.ts';

/**
 * Every question of these forms once, in the order in which they name it: the columns of a table, and the fields of a
 * registration screen. What a person needs to be reached comes first.
 * @param forms the registration before the others
 */
export function exportedQuestions(forms: readonly FormDefinition[]): FormField[] {
  const byId = new Map(forms.flatMap(fieldsOf).map((field) => [field.id, field] as const));
  const needs = byId.get(contactNeedsQuestion);
  byId.delete(contactNeedsQuestion);
  return [...(needs ? [needs] : []), ...byId.values()];
}
