import { type AnswerFault, lengthOf } from '#app/requests/answer-faults.ts';
import type { FormField } from '#app/requests/form-definition.ts';
import { adultAge } from '#app/requests/patient.ts';
import type { WordsIn } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';
import type { words } from './words.ts';

/** Returns the age from which the chosen physician sees patients; undefined for any other question. */
function chosenAge({ options }: FormField, chosen: string): number | undefined {
  return options?.find(({ id }) => id === chosen)?.fromAge;
}

/** Returns the message beside a question about its answer; `written` is the field's content. */
export function faultText(field: FormField, fault: AnswerFault, written: string, w: WordsIn<typeof words>): string {
  switch (fault) {
    case 'missing':
      return field.message ?? w.missing;
    case 'too-long':
      return w.tooLong(field.most ?? 0, lengthOf(seenText(written)) - (field.most ?? 0));
    case 'not-a-phone':
      return w.notAPhone;
    case 'not-a-mexican-phone':
      return w.notAMexicanPhone;
    case 'email-space':
      return w.emailSpace;
    case 'email-no-at':
      return w.emailNoAt;
    case 'email-two-ats':
      return w.emailTwoAts;
    case 'email-no-name':
      return w.emailNoName;
    case 'email-no-dot':
      return w.emailNoDot;
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
    case 'age': {
      const fromAge = chosenAge(field, written);
      return fromAge === undefined ? w.noDoctorForAge : w.tooYoung(fromAge);
    }
    case 'age-unknown':
      return w.ageUnknown(chosenAge(field, written) ?? adultAge);
    // The last two occur only if the form was changed while it was filled in.
    case 'not-an-option':
    case 'wrong-kind':
    case 'unknown':
      return w.notAnOption;
    default:
      return fault satisfies never;
  }
}
