/**
 * What a visitor did to the fields of a page before it was hydrated: typed, chose, ticked. React begins with the fields as they
 * were built and would put them back so at its next drawing. A polyfill of React's `enableHydrationChangeEvent`, which no
 * release switches on yet: it fires the change events that React missed.
 */
type Tick = HTMLInputElement & { readonly type: 'checkbox' | 'radio' };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** `built` is the value the page was built with: React moves a field's `defaultValue` along with what is typed. */
type Written = { readonly field: Field; readonly value: string; readonly built: string };
export type Change = { readonly tick: Tick; readonly checked: boolean } | Written;

const isTick = (field: Field): field is Tick => field.type === 'checkbox' || field.type === 'radio';

function builtValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Lists the changes, and takes ticks back: where a tick stands again once React has drawn what it knows (a visit before,
 * the address), replaying it would undo it. Text stays: on a phone a word may be half typed.
 */
export function takeChanges(): Change[] {
  const changes = [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field): Change[] => {
    if (isTick(field)) return field.checked === field.defaultChecked ? [] : [{ tick: field, checked: field.checked }];
    const built = builtValue(field);
    return field.value === built ? [] : [{ field, value: field.value, built }];
  });
  for (const change of changes) if ('tick' in change) change.tick.checked = change.tick.defaultChecked;
  return changes;
}

/** Writes by the browser's own setter, which React does not see: so the event that follows tells it of a change. */
function writeUnseen(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Keeps a word whole that is typed while the changes wait to be replayed: where React has put a field back meanwhile, what was
 * typed before stands in it again before the next letter comes. Returns what ends it.
 */
export function keepTyping(changes: readonly Change[]): () => void {
  const putBack = ({ target }: Event) => {
    const change = changes.find((one): one is Written => 'field' in one && one.field === target);
    if (change && change.field.value === change.built) writeUnseen(change.field, change.value);
  };
  addEventListener('beforeinput', putBack, true);
  return () => removeEventListener('beforeinput', putBack, true);
}

/** Replays a change, as if the visitor made it now. */
export function replay(change: Change) {
  if ('tick' in change) {
    const { tick, checked } = change;
    if (tick.checked === checked || (!checked && tick.type === 'radio')) return;
    tick.click();
    return;
  }
  const { field, built } = change;
  // What was typed since counts; where React has put the field back, what was typed before.
  const value = field.value === built ? change.value : field.value;
  // React takes what it finds in a field at hydration for its own; written anew it knows what the page was built with.
  field.value = built;
  writeUnseen(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
