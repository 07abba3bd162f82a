import type { OptionFault } from '#app/requests/combinations.ts';
import type { FormOption } from '#app/requests/form-definition.ts';
import { useWords } from '#app/ui/use-language.ts';
import { controlId, describedBy, QuestionFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { markedIn, textIn } from './typed-value.ts';
import { words } from './words.ts';

/** From this many options on, a dropdown list replaces the buttons. */
const longList = 9;

const rowLook =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default has-disabled:text-quiet print:min-h-0 print:py-0.5';
const markLook = 'mt-1 size-5 flex-none accent-oak';

/** Returns whether an option is disabled; not with an unknown age, as the date of birth may allow it. */
function isClosed(fault: OptionFault | undefined): boolean {
  return fault === 'impossible' || fault === 'age';
}

interface OptionTextProps {
  readonly option: FormOption;
  /** The id of the question. */
  readonly field: string;
  /** The reason why it cannot be chosen. */
  readonly why?: string | undefined;
}

/** Draws the name of an option and, on a separate line, what to know before choosing it. */
function OptionText({ option: { id, label, note }, field, why }: OptionTextProps) {
  if (!note) return <span>{label}</span>;
  return (
    <span className="grid grid-cols-1">
      <span id={`q-${field}-${id}-label`}>{label}</span>
      <span id={`q-${field}-${id}-note`} className="text-base text-quiet">
        {note}
        {why && `. ${why}`}
      </span>
    </span>
  );
}

/** Draws one answer of a few, which can be removed if none is required. */
function FewOptions({ field, typed, message, faultOf, set }: QuestionProps) {
  const w = useWords(words);
  const { id, options = [], required } = field;
  const chosen = textIn(typed, id);
  return (
    <QuestionFrame field={field} message={message} group>
      <div className={`grid grid-cols-1 ${options.some(({ note }) => note) ? '' : 'sm:flex sm:flex-wrap sm:gap-x-8'}`}>
        {options.map((option, place) => (
          <label key={option.id} className={rowLook}>
            <input
              id={place === 0 ? controlId(id) : undefined}
              type="radio"
              name={id}
              value={option.id}
              checked={chosen === option.id}
              disabled={chosen !== option.id && isClosed(faultOf(option))}
              aria-labelledby={option.note && `q-${id}-${option.id}-label`}
              aria-describedby={option.note && `q-${id}-${option.id}-note`}
              onChange={() => set(id, option.id)}
              className={markLook}
            />
            <OptionText option={option} field={id} why={faultOf(option) === 'age' ? w.notThisPatient : undefined} />
          </label>
        ))}
      </div>
      {chosen !== '' && !required && (
        <button
          type="button"
          onClick={() => set(id, undefined)}
          className="btn-quiet -ms-2 min-h-11 justify-self-start px-2 text-base underline print:hidden"
        >
          {w.takeBack}
        </button>
      )}
    </QuestionFrame>
  );
}

/** Returns the options in their groups, in order. */
function grouped(options: readonly FormOption[]): [group: string | undefined, options: readonly FormOption[]][] {
  return [...new Set(options.map(({ group }) => group))].map((group) => [group, options.filter((option) => option.group === group)]);
}

/** Draws one answer of many, in a dropdown list. */
function ManyOptions({ field, typed, message, autocomplete, faultOf, set }: QuestionProps) {
  const w = useWords(words);
  const { id, options = [], required } = field;
  const optionsOf = (list: readonly FormOption[]) =>
    list.map((option) => (
      <option key={option.id} value={option.id} disabled={option.id !== textIn(typed, id) && isClosed(faultOf(option))}>
        {option.note ? `${option.label} (${option.note})` : option.label}
      </option>
    ));
  return (
    <QuestionFrame field={field} message={message}>
      <select
        id={controlId(id)}
        name={id}
        value={textIn(typed, id)}
        aria-required={required}
        autoComplete={autocomplete}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy(field, message)}
        onChange={({ target }) => set(id, target.value)}
        className={`field w-full max-w-md ${message ? 'border-alarm' : ''}`}
      >
        <option value="">{w.chooseOne}</option>
        {grouped(options).map(([group, list]) =>
          group === undefined ? (
            optionsOf(list)
          ) : (
            <optgroup key={group} label={group}>
              {optionsOf(list)}
            </optgroup>
          ),
        )}
      </select>
    </QuestionFrame>
  );
}

/** Asks for one answer out of several. */
export function ChoiceQuestion(props: QuestionProps) {
  return (props.field.options ?? []).length < longList ? <FewOptions {...props} /> : <ManyOptions {...props} />;
}

/** Asks for any number of answers out of several. */
export function ChoicesQuestion({ field, typed, message, faultOf, set }: QuestionProps) {
  const { id, options = [] } = field;
  const marked = markedIn(typed, id);
  return (
    <QuestionFrame field={field} message={message} group>
      <div className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {options.map((option, place) => {
          const on = marked.includes(option.id);
          const others = marked.filter((one) => one !== option.id);
          return (
            <label key={option.id} className={rowLook}>
              <input
                id={place === 0 ? controlId(id) : undefined}
                type="checkbox"
                name={id}
                value={option.id}
                checked={on}
                disabled={!on && isClosed(faultOf(option))}
                // Answers are kept in the order of the list, not of marking.
                onChange={() =>
                  set(id, on ? others : options.map((one) => one.id).filter((one) => one === option.id || others.includes(one)))
                }
                className={markLook}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
    </QuestionFrame>
  );
}
