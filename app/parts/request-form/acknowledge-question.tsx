import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { controlId, describedBy } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { words } from './words.ts';

/** Draws a statement to agree to by checkbox. */
export function AcknowledgeQuestion({ field, typed, message, set }: QuestionProps) {
  const w = useWords(words);
  const { id, label, required } = field;
  const on = typed[id] === true;
  return (
    <div className={message ? 'border-s-4 border-alarm ps-4' : undefined}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={controlId(id)}
          type="checkbox"
          name={id}
          checked={on}
          aria-required={required}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(field, message)}
          onChange={() => set(id, on ? undefined : true)}
          className="mt-1 size-5 flex-none accent-oak"
        />
        <span>
          {label}
          {required && <span className="text-base text-quiet"> ({w.required})</span>}
        </span>
      </label>
      {message && (
        <p id={`q-${id}-fault`} className="flex items-start gap-2 font-semibold text-alarm">
          <Icon name="warning" className="icon mt-1" />
          {message}
        </p>
      )}
    </div>
  );
}
