import { useState } from 'react';
import type { AnswerFault, AnswerFaults } from '#app/requests/answer-faults.ts';
import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { ShownFault } from './fault-list.tsx';
import { faultText } from './fault-text.ts';
import { type Typed, textIn } from './typed-value.ts';
import { words } from './words.ts';

/** The questions whose errors are shown: those that were wrong when the visitor tried to continue. */
interface Flagged {
  readonly fields: readonly string[];
  /** Counts the tries to continue. */
  readonly tries: number;
}

const atOnce: readonly AnswerFault[] = ['impossible', 'age', 'age-unknown'];

const none: Flagged = { fields: [], tries: 0 };

/** Returns the messages about wrong answers: none until the visitor tries to continue, then each until it is corrected. */
export function useFaultMessages(definition: FormDefinition, typed: Typed, faults: AnswerFaults) {
  const w = useWords(words);
  const [{ fields: flagged, tries }, setFlagged] = useState(none);

  function messageOf(field: FormField): string | undefined {
    const fault = faults[field.id];
    // A doctor who is away at that time, or who does not see the patient, is reported at once.
    const isShown = fault && (flagged.includes(field.id) || atOnce.includes(fault));
    return isShown ? faultText(field, fault, textIn(typed, field.id), w) : undefined;
  }
  const messages = new Map<string, string>();
  for (const field of fieldsOf(definition)) {
    const message = messageOf(field);
    if (message) messages.set(field.id, message);
  }

  return {
    /** By the id of the question, to be shown beside it. */
    messages,
    tries,
    /** Returns the errors of these questions that kept the visitor from continuing, to be listed above them. */
    listed: (fields: readonly FormField[]): ShownFault[] =>
      fields
        .filter(({ id }) => flagged.includes(id))
        .flatMap(({ id, kind, label }) => {
          const message = messages.get(id);
          // A statement to agree to is a sentence, not the name of a question.
          return message ? [{ field: id, ...(kind !== 'acknowledge' && { label }), message }] : [];
        }),
    /** Shows the errors of these questions after a try to continue. */
    flag: (fields: readonly string[]) => setFlagged((before) => ({ fields, tries: before.tries + 1 })),
    clear: () => setFlagged(none),
  };
}
