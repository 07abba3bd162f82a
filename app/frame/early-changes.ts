/**
 * What a visitor did to the fields of a page before React took it over: typed, chose, ticked. React begins with the
 * fields as they were built and would put them back so at its next drawing.
 */
type Tick = HTMLInputElement & { readonly type: 'checkbox' | 'radio' };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Change = { readonly tick: Tick; readonly checked: boolean } | { readonly field: Field; readonly value: string };

const isTick = (field: Field): field is Tick => field.type === 'checkbox' || field.type === 'radio';

function builtValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Lists the changes, and takes ticks back: where a tick stands again once React has drawn what it knows (a visit before,
 * the address), doing it again would undo it. Text stays: on a phone a word may be half typed.
 */
export function takeChanges(): Change[] {
  const changes = [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field): Change[] => {
    if (isTick(field)) return field.checked === field.defaultChecked ? [] : [{ tick: field, checked: field.checked }];
    return field.value === builtValue(field) ? [] : [{ field, value: field.value }];
  });
  for (const change of changes) if ('tick' in change) change.tick.checked = change.tick.defaultChecked;
  return changes;
}

/** Past the setter by which React would count this as seen. */
function writeUnseen(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

const inOneGroup = (one: Field, other: Field) =>
  one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form);

/**
 * Has the fields stand as the visitor left them until the changes are done again, but for ticks that React knows of itself
 * by now. Returns what lists the changes that are left then: what the visitor changed anew meanwhile has gone to React.
 */
export function showAgain(changes: readonly Change[]): () => Change[] {
  const unknown = changes.filter((change) => !('tick' in change) || change.tick.checked !== change.checked);
  for (const change of unknown) {
    if ('tick' in change) change.tick.checked = change.checked;
    else if (change.field.value !== change.value) writeUnseen(change.field, change.value);
  }
  const anew: Field[] = [];
  const note = ({ target }: Event) => anew.push(target as Field);
  addEventListener('input', note, true);
  return () => {
    removeEventListener('input', note, true);
    return unknown.filter((change) => !anew.some((field) => inOneGroup(field, 'tick' in change ? change.tick : change.field)));
  };
}

/** Does a change again, as the visitor would now. */
export function redo(change: Change) {
  if ('tick' in change) {
    const { tick, checked } = change;
    if (!checked && tick.type === 'radio') return;
    tick.checked = !checked;
    tick.click();
    return;
  }
  const { field, value } = change;
  // React compares a field with what it last saw in it, and takes what it finds at the beginning for its own.
  (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue(builtValue(field));
  if (field.value !== value) writeUnseen(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
