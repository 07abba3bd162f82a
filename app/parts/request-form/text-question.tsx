import { lengthOf } from '#app/requests/answer-faults.ts';
import type { FormField } from '#app/requests/form-definition.ts';
import { useWords } from '#app/ui/use-language.ts';
import { controlId, describedBy, QuestionFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { textIn } from './typed-value.ts';
import { words } from './words.ts';

const types = { text: 'text', email: 'email', phone: 'tel' } as const;
const inputModes = { text: undefined, email: 'email', phone: 'tel' } as const;

function isLine(kind: FormField['kind']): kind is keyof typeof types {
  return kind in types;
}

/** Returns how wide a line is, a hint of how much to write. */
function widthOf({ kind, most = 100 }: FormField): string {
  if (kind === 'phone' || most <= 12) return 'w-full max-w-52';
  return most <= 80 ? 'w-full max-w-md' : 'w-full';
}

/** Draws a line of text, an email, a phone number, or a text area that counts the characters left. */
export function TextQuestion({ field, typed, message, autocomplete, set }: QuestionProps) {
  const w = useWords(words);
  const { id, kind, most, required } = field;
  const value = textIn(typed, id);
  const long = kind === 'longText';
  const left = (most ?? 0) - lengthOf(value);
  // No maxlength, which would silently cut the end of a pasted text. The check reports what is too long.
  const same = {
    id: controlId(id),
    name: id,
    value,
    'aria-required': required,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': describedBy(field, message, ...(long ? [`q-${id}-left`] : [])),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(id, target.value),
  };
  const look = `field ${message ? 'border-alarm' : ''}`;
  return (
    <QuestionFrame field={field} message={message}>
      {isLine(kind) ? (
        <input
          {...same}
          type={types[kind]}
          inputMode={field.inputMode ?? inputModes[kind]}
          autoComplete={autocomplete}
          className={`${look} ${widthOf(field)}`}
        />
      ) : (
        <textarea {...same} rows={4} autoComplete="off" className={`${look} field-sizing-content min-h-32 w-full resize-y`} />
      )}
      {long && (
        <p id={`q-${id}-left`} className="text-base text-quiet print:hidden">
          {w.charactersLeft(Math.max(0, left))}
        </p>
      )}
    </QuestionFrame>
  );
}
