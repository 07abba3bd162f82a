import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { contactNeedsQuestion } from '../requests/read-request.ts';

/**
 * Returns each question of these forms once, in their order, for the columns of a spreadsheet and the fields of a
 * registration screen. What the person needs for the call comes first.
 * @param forms the registration before the others
 */
export function exportedQuestions(forms: readonly FormDefinition[]): FormField[] {
  const byId = new Map(forms.flatMap(fieldsOf).map((field) => [field.id, field] as const));
  const needs = byId.get(contactNeedsQuestion);
  byId.delete(contactNeedsQuestion);
  return [...(needs ? [needs] : []), ...byId.values()];
}
