import type { ReactNode } from 'react';
import type { FormField } from '#app/requests/form-definition.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Returns the id of the question's control, or of its first one. */
export function controlId(field: string): string {
  return `q-${field}`;
}

/** Returns the ids of what describes a control: its help and its error. */
export function describedBy({ id, help }: FormField, message: string | undefined, ...more: readonly string[]): string | undefined {
  const ids = [...(help ? [`q-${id}-help`] : []), ...more, ...(message ? [`q-${id}-fault`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface QuestionFrameProps {
  readonly field: FormField;
  /** The error in the answer. */
  readonly message?: string | undefined;
  /** Whether the question has several controls: a group with a legend rather than one label. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Draws a question with its help above the control and the error in the answer below it. */
export function QuestionFrame({ field, message, group = false, children }: QuestionFrameProps) {
  const w = useWords(words);
  const name = (
    <>
      <span className="font-semibold">{field.label}</span>
      {field.required && <span className="text-base text-quiet"> ({w.required})</span>}
    </>
  );
  const inside = (
    <>
      {field.help && (
        <p id={`q-${field.id}-help`} className="text-base text-quiet">
          {field.help}
        </p>
      )}
      {children}
      {message && (
        <p id={`q-${field.id}-fault`} className="flex items-start gap-2 font-semibold text-alarm">
          <Icon name="warning" className="icon mt-1" />
          {message}
        </p>
      )}
    </>
  );
  const look = `break-inside-avoid ${message ? 'border-s-4 border-alarm ps-4' : ''}`;
  if (!group)
    return (
      <div className={`grid grid-cols-1 gap-1 ${look}`}>
        <label htmlFor={controlId(field.id)}>{name}</label>
        {inside}
      </div>
    );
  return (
    // Native `required` makes browsers announce an empty group as invalid before anything is typed.
    <fieldset
      {...(field.kind === 'choice' && { role: 'radiogroup', 'aria-required': field.required, 'aria-invalid': message ? true : undefined })}
      className={`min-w-0 ${look}`}
      aria-describedby={describedBy(field, message)}
    >
      {/* Floats, or an error's red bar would begin below it. */}
      <legend className="float-start mb-1 w-full">{name}</legend>
      <div className="clear-both grid grid-cols-1 gap-1">{inside}</div>
    </fieldset>
  );
}
