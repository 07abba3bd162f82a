/** What the buttons of a list do to the value of a form: `add:quotes`, `up:quotes:2`, `back:hours.monday`. */
import { isObject, listOf, partOf } from '../fields/form-value.ts';

export interface Pressed {
  readonly value: unknown;
  /** Where the focus goes. */
  readonly focus: string | undefined;
}

/** The value after a press; undefined where it is none of these. `saved` is what the file says. */
export function pressed(value: unknown, press: string, saved: unknown): Pressed | undefined {
  const [what, path = '', place] = press.split(':');
  const [steps, at] = [path.split('.'), Number(place)];
  const list = [...listOf(valueAt(value, steps))];
  const put = (items: readonly unknown[], index: number) => ({
    value: withAt(value, steps, items),
    focus: `${path}.${Math.max(0, index)}`,
  });
  switch (what) {
    case 'back':
      return { value: withAt(value, steps, valueAt(saved, steps)), focus: undefined };
    case 'add':
      return put([...list, {}], list.length);
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

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (below, step) => (typeof below === 'object' && below !== null && Object.hasOwn(below, step) ? partOf(below, step) : undefined),
    value,
  );
}

/** Only what is there is gone into: a path of no field changes nothing. */
function withAt(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === step ? withAt(item, rest, to) : item));
  if (!isObject(value) || step === '__proto__') return value;
  return { ...value, [step]: withAt(value[step], rest, to) };
}
