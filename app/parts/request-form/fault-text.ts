import { type AnswerFault, lengthOf } from '#app/requests/answer-faults.ts';
import type { FormField } from '#app/requests/form-definition.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { words } from './words.ts';

/** What is said beside a question about its answer; `written` is what stands in the field. */
export function faultText(field: FormField, fault: AnswerFault, written: string, w: WordsIn<typeof words>): string {
  switch (fault) {
    case 'missing':
      return field.message ?? w.missing;
    case 'too-long':
      return w.tooLong(field.most ?? 0, lengthOf(written.trim()) - (field.most ?? 0));
    case 'not-a-phone':
      return w.notAPhone;
    case 'not-an-email':
      return w.notAnEmail;
    case 'not-a-date':
      return w.notADate;
    case 'future':
      return w.future;
    case 'too-early':
      return w.tooEarly;
    case 'impossible':
      return w.impossible;
    // The last two are of a form that was changed while it was filled in.
    case 'not-an-option':
    case 'wrong-kind':
    case 'unknown':
      return w.notAnOption;
    default:
      return fault satisfies never;
  }
}
