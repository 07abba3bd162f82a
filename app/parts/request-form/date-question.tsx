import { formatDate } from '#app/parts/hours/format.ts';
import { isDay } from '#app/requests/days.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { controlId, QuestionFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { readDate, type WrittenDate, wholeDate } from './read-date.ts';
import { type DatePart, datePart, dateParts, writtenDate } from './typed.ts';
import { textIn } from './typed-value.ts';
import { words } from './words.ts';

const widths = { month: 'w-20', day: 'w-16', year: 'w-24' } as const satisfies Record<DatePart, string>;

/** Draws a field each for month, day and year; a whole date in one fills all three. The day as read is below, to reveal a mix-up. */
export function DateQuestion({ field, typed, message, autocomplete, today, set }: QuestionProps & { readonly today: string }) {
  const w = useWords(words);
  const language = useLanguage();
  const { id } = field;
  const read = readDate(writtenDate(typed, id), today);
  return (
    <QuestionFrame field={field} message={message} group>
      <div className="flex flex-wrap gap-4">
        {dateParts.map((part, place) => (
          <div key={part} className="grid grid-cols-1 gap-1">
            <label htmlFor={place === 0 ? controlId(id) : `q-${id}-${part}`} className="text-base">
              {w[part]}
            </label>
            <input
              id={place === 0 ? controlId(id) : `q-${id}-${part}`}
              name={datePart(id, part)}
              type="text"
              inputMode="numeric"
              autoComplete={autocomplete === 'off' ? 'off' : `${autocomplete}-${part}`}
              value={textIn(typed, datePart(id, part))}
              aria-required={field.required}
              aria-invalid={message ? true : undefined}
              // The group has the example once; each part has the error.
              aria-describedby={message ? `q-${id}-fault` : undefined}
              onChange={({ target }) => {
                const filled: Partial<WrittenDate> = wholeDate(target.value) ?? { [part]: target.value };
                for (const one of dateParts) if (filled[one] !== undefined) set(datePart(id, one), filled[one]);
              }}
              className={`field ${widths[part]} ${message ? 'border-alarm' : ''}`}
            />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="min-h-7 text-base text-quiet">
        {read !== undefined && isDay(read) && formatDate(read, language, { year: 'numeric', month: 'long', day: 'numeric' })}
      </p>
    </QuestionFrame>
  );
}
