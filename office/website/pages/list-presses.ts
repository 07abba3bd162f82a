/** Applies the buttons of a list to a form's value: `add:quotes`, `up:quotes:2`, `settle:laterHours:0`. */
import type { Language } from '#app/site/language.ts';
import { groupsFrom } from '../fields/changes.ts';
import type { Field } from '../fields/field.ts';
import { isObject, listOf } from '../fields/form-value.ts';
import { withoutSlideText } from '../fields/pictures.ts';
import { fieldAt, labelsTo, valueAt, withAt } from '../fields/places.ts';

export interface Pressed {
  readonly value: unknown;
  /** The path that takes the focus. */
  readonly focus: string | undefined;
}

/** Returns the value after a button; undefined where it is none of these. */
export function pressed(value: unknown, press: string, field: Field): Pressed | undefined {
  const [what, path = '', place] = press.split(':');
  const [steps, at] = [path.split('.'), Number(place)];
  const record = valueAt(value, steps.slice(0, -1));
  const list = [...listOf(valueAt(value, steps))];
  const listed = fieldAt(field, steps);
  const begun = (from: unknown) => (listed?.kind === 'list' ? groupsFrom(listed.item, from) : {});
  const put = (items: readonly unknown[], index: number) => ({
    value: withAt(value, steps, items),
    focus: `${path}.${Math.max(0, index)}`,
  });
  switch (what) {
    case 'no-photo': {
      const isSlide = listed?.kind === 'picture' && listed.use === 'slide';
      return { value: withAt(isSlide ? withoutSlideText(value, steps) : value, steps, undefined), focus: path };
    }
    case 'add':
      return put([...list, begun(record)], list.length);
    case 'settle': {
      if (!isObject(record) || !isObject(list[at])) return undefined;
      const settled = { ...record, ...begun(list[at]), [`${steps.at(-1)}`]: list.slice(at + 1) };
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

/** Puts the field's name before each fault, for a list away from the fields. */
export function namedFaults(faults: Readonly<Record<string, string>>, field: Field, language: Language): Record<string, string> {
  const named = ([path, text]: [string, string]) => [labelsTo(field, path.split('.')).at(-1)?.[language], text].filter(Boolean).join(': ');
  return Object.fromEntries(Object.entries(faults).map((fault) => [fault[0], named(fault)]));
}
