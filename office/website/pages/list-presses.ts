/** What the buttons of a list do to the value of a form: `add:quotes`, `up:quotes:2`, `back:hours.monday`, `settle:laterHours:0`. */
import type { Field } from '../fields/field.ts';
import { isObject, listOf, partOf } from '../fields/form-value.ts';

export interface Pressed {
  readonly value: unknown;
  /** Where the focus goes. */
  readonly focus: string | undefined;
}

/** The value after a press; undefined where it is none of these. `saved` is what the file says. */
export function pressed(value: unknown, press: string, saved: unknown, field: Field): Pressed | undefined {
  const [what, path = '', place] = press.split(':');
  const [steps, at] = [path.split('.'), Number(place)];
  const record = valueAt(value, steps.slice(0, -1));
  const list = [...listOf(valueAt(value, steps))];
  const put = (items: readonly unknown[], index: number) => ({
    value: withAt(value, steps, items),
    focus: `${path}.${Math.max(0, index)}`,
  });
  switch (what) {
    case 'no-photo':
      return { value: withAt(value, steps, undefined), focus: path };
    case 'back':
      return { value: withAt(value, steps, valueAt(saved, steps)), focus: undefined };
    case 'add':
      return put([...list, begun(fieldAt(field, steps), record)], list.length);
    case 'settle': {
      if (!isObject(record) || !isObject(list[at])) return undefined;
      const settled = { ...record, ...begun(fieldAt(field, steps), list[at]), [`${steps.at(-1)}`]: list.slice(at + 1) };
      return { value: withAt(value, steps.slice(0, -1), settled), focus: undefined };
    }
    case 'remove':
      return at in list ? put(list.toSpliced(at, 1), Math.min(at, list.length - 2)) : undefined;
    case 'up':
    case 'down': {
      const to = what === 'up' ? at - 1 : at + 1;
      return at in list && to in list ? put(list.toSpliced(at, 1).toSpliced(to, 0, list[at]), to) : undefined;
    }
    default:
      return undefined;
  }
}

/** The groups that a list's items and their record have under the same names: new hours begin as the old ones, and take their place. */
function begun(list: Field | undefined, record: unknown): object {
  const fields = list?.kind === 'list' && list.item.kind === 'group' ? list.item.fields : [];
  const alike = fields.flatMap(({ name, kind }) => (kind === 'group' && isObject(record) && name in record ? [[name, record[name]]] : []));
  return Object.fromEntries(alike);
}

function fieldAt(field: Field, steps: readonly string[]): Field | undefined {
  return steps.reduce<Field | undefined>((at, step) => {
    if (at?.kind === 'list') return at.item;
    return at?.kind === 'group' ? at.fields.find(({ name }) => name === step) : undefined;
  }, field);
}

export function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (below, step) => (typeof below === 'object' && below !== null && Object.hasOwn(below, step) ? partOf(below, step) : undefined),
    value,
  );
}

/** Only what is there is gone into: a path of no field changes nothing. */
export function withAt(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === step ? withAt(item, rest, to) : item));
  if (!isObject(value) || step === '__proto__') return value;
  const below = withAt(value[step], rest, to);
  // What is put back to nothing is left out.
  return Object.fromEntries(Object.entries({ ...value, [step]: below }).filter(([, one]) => one !== undefined));
}
