import { useState } from 'react';
import type { AnswerFault, AnswerFaults } from '#app/requests/answer-faults.ts';
import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { ShownFault } from './fault-list.tsx';
import { faultText } from './fault-text.ts';
import { type Typed, textIn } from './typed-value.ts';
import { words } from './words.ts';

/** Questions whose faults are shown: those that were wrong when the visitor wanted to go on. */
interface Flagged {
  readonly fields: readonly string[];
  /** Counts the tries to go on. */
  readonly tries: number;
}

const atOnce: readonly AnswerFault[] = ['impossible', 'age', 'age-unknown'];

const none: Flagged = { fields: [], tries: 0 };

/** What is said of faulty answers: nothing until the visitor wants to go on, and then until each is put right. */
export function useFaultMessages(definition: FormDefinition, typed: Typed, faults: AnswerFaults) {
  const w = useWords(words);
  const [{ fields: flagged, tries }, setFlagged] = useState(none);

  function messageOf(field: FormField): string | undefined {
    const fault = faults[field.id];
    // That a doctor is not there at that time, or does not see the patient, is said as soon as it is so.
    const isShown = fault && (flagged.includes(field.id) || atOnce.includes(fault));
    return isShown ? faultText(field, fault, textIn(typed, field.id), w) : undefined;
  }
  const messages = new Map<string, string>();
  for (const field of fieldsOf(definition)) {
    const message = messageOf(field);
    if (message) messages.set(field.id, message);
  }

  return {
    /** By the id of the question, to be said beside it. */
    messages,
    tries,
    /** The faults that kept the visitor from going on, of these questions, to be listed above them. */
    listed: (fields: readonly FormField[]): ShownFault[] =>
      fields
        .filter(({ id }) => flagged.includes(id))
        .flatMap(({ id, kind, label }) => {
          const message = messages.get(id);
          // A statement to agree to is a sentence, not the name of a question.
          return message ? [{ field: id, ...(kind !== 'acknowledge' && { label }), message }] : [];
        }),
    /** Shows the faults of these questions after a try to go on. */
    flag: (fields: readonly string[]) => setFlagged((before) => ({ fields, tries: before.tries + 1 })),
    clear: () => setFlagged(none),
  };
}
