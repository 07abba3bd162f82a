/**
 * Replays what a visitor typed, chose or checked before the page was hydrated. React starts with the fields as they were prerendered and
 * would reset them at its next render. This is a polyfill of React's `enableHydrationChangeEvent`, which no release enables yet: it fires
 * the change events that React missed.
 */
import { findAgain } from '#app/lib/same-control.ts';

type Tick = HTMLInputElement & { readonly type: 'checkbox' | 'radio' };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** `built` is the prerendered value; it is kept here because React updates a field's `defaultValue` while the visitor types. */
type Written = { readonly field: Field; readonly value: string; readonly built: string };
export type Change = { readonly tick: Tick; readonly checked: boolean } | Written;

const isTick = (field: Field): field is Tick => field.type === 'checkbox' || field.type === 'radio';

function builtValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Records the page as React finds it: its fields, and how each of them and the focus is found again. */
export function earlyInput() {
  const again = findAgain<HTMLElement>('input, textarea, select, button, summary, a');
  const { activeElement: focused } = document;
  return {
    fields: [...document.querySelectorAll<Field>('input, textarea, select')],
    fieldAgain: (field: Field) => again(field) as Field | undefined,
    /** Restores the focus if its element was replaced. */
    refocus() {
      if (focused instanceof HTMLElement && !focused.isConnected) again(focused)?.focus({ preventScroll: true });
    },
  };
}
export type EarlyInput = ReturnType<typeof earlyInput>;

/**
 * Lists the changes and resets checked boxes, but not text, because a word may be half typed. A box that React then checks by itself (from
 * storage or the address) can be distinguished from a box to replay.
 */
export function takeChanges({ fields, fieldAgain }: EarlyInput): Change[] {
  const changes = fields.flatMap((early): Change[] => {
    const field = fieldAgain(early);
    if (!field) return [];
    if (isTick(early)) return early.checked === early.defaultChecked ? [] : [{ tick: field as Tick, checked: early.checked }];
    const built = builtValue(early);
    return early.value === built ? [] : [{ field, value: early.value, built }];
  });
  for (const change of changes) if ('tick' in change) change.tick.checked = change.tick.defaultChecked;
  return changes;
}

/** Sets a value by the browser's own setter, which React does not track, so that React takes the event that follows for a change. */
function writeUnseen(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Protects text that is being typed while the changes wait to be replayed: if React has reset the field, the earlier text is restored
 * before the next letter is inserted. Returns a function that ends this.
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
  // Use what was typed since or, if React has reset the field, what was typed before.
  const value = field.value === built ? change.value : field.value;
  // At hydration React took the field's value for its own; setting the prerendered value makes React notice the change below.
  field.value = built;
  writeUnseen(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
