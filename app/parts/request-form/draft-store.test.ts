import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import type { KeptChange, keptDraft } from './kept-draft.ts';
import { createSharedDevice } from './shared-device.ts';
import type { TextStorage } from './text-storage.ts';

/** Simulates a device's stored draft and the tabs that use it. */
function device() {
  let draft: string | undefined;
  const listeners: ((change: KeptChange) => void)[] = [];
  const blocked = () => {
    throw new Error('SecurityError');
  };
  function tab(together: readonly string[] | undefined, isHeard = true) {
    let own: ((change: KeptChange) => void) | undefined;
    const tellOthers = (change: KeptChange) => listeners.filter((one) => one !== own).forEach((tell) => void tell(change));
    const kept: ReturnType<typeof keptDraft> = {
      read: () => draft,
      write(next) {
        draft = next;
        tellOthers('changed');
        return true;
      },
      forget(isErased) {
        draft = undefined;
        tellOthers(isErased ? 'erased' : 'changed');
      },
      subscribe(listener) {
        own = listener;
        if (isHeard) listeners.push(listener);
      },
    };
    const storage: TextStorage = { read: () => null, write: () => {} };
    return createDraftStore(storage, kept, createSharedDevice(blocked), together);
  }
  return { tab, kept: () => JSON.parse(draft ?? 'null') };
}

const foods = ['foods'];

describe('a kit that is open in two tabs', () => {
  it('has in both what either wrote', () => {
    const { tab, kept } = device();
    const [cards, plan] = [tab(foods), tab(foods)];
    cards.keepLonger(true);
    cards.set('foods', ['peanut']);
    plan.set('name', 'Ana');
    plan.set('foods', ['peanut', 'milk']);
    const whole = { foods: ['peanut', 'milk'], name: 'Ana' };
    expect([cards.read(), plan.read(), kept()]).toEqual([whole, whole, whole]);
    expect(plan.isKept()).toBe(true);
  });

  it('loses nothing where one of them did not hear of the other', () => {
    const { tab, kept } = device();
    const first = tab(foods);
    first.keepLonger(true);
    first.set('name', 'Ana');
    const asleep = tab(foods, false);
    first.set('foods', ['peanut']);
    asleep.set('where', 'Bag');
    expect(kept()).toEqual({ name: 'Ana', foods: ['peanut'], where: 'Bag' });
    expect(asleep.read()).toEqual(kept());
  });

  it('is erased in both, and stays in each where it is only no longer kept', () => {
    const { tab, kept } = device();
    const [first, second] = [tab(foods), tab(foods)];
    first.set('name', 'Ana');
    first.keepLonger(true);
    second.keepLonger(false);
    expect([first.read(), first.isKept(), kept()]).toEqual([{ name: 'Ana' }, false, null]);
    first.keepLonger(true);
    second.clear();
    expect([first.read(), second.read(), first.isKept(), kept()]).toEqual([{}, {}, false, null]);
  });
});

it('a request in one tab is not mixed with that of another', () => {
  const { tab } = device();
  const [first, second] = [tab(undefined), tab(undefined)];
  expect(second.read()).toEqual({});
  first.keepLonger(true);
  first.set('first-name', 'Ana');
  expect(second.read()).toEqual({});
});
