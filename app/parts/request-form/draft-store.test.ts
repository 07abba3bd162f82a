import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import type { KeptChange, keptDraft } from './kept-draft.ts';
import type { PrivateStorage } from './private-storage.ts';
import { createSharedDevice } from './shared-device.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** What a device keeps, and the tabs that have it open. */
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
      read: async () => draft,
      isLost: () => false,
      async write(draftAfter) {
        await soon();
        draft = draftAfter(draft);
        tellOthers('changed');
        return true;
      },
      async forget(isErased) {
        draft = undefined;
        tellOthers(isErased ? 'erased' : 'changed');
        return true;
      },
      subscribe(listener) {
        own = listener;
        if (isHeard) listeners.push(listener);
      },
    };
    const storage: PrivateStorage = {
      ready: Promise.resolve(null),
      lost: false,
      settled: async () => {},
      read: () => null,
      write: () => {},
    };
    return createDraftStore(storage, kept, createSharedDevice(blocked), together);
  }
  return { tab, kept: () => JSON.parse(draft ?? 'null') };
}

const foods = ['foods'];

describe('a kit that is open in two tabs', () => {
  it('has in both what either wrote', async () => {
    const { tab, kept } = device();
    const [cards, plan] = [tab(foods), tab(foods)];
    await soon();
    cards.keepLonger(true);
    cards.set('foods', ['peanut']);
    await soon();
    await soon();
    plan.set('name', 'Ana');
    plan.set('foods', ['peanut', 'milk']);
    await soon();
    await soon();
    const whole = { foods: ['peanut', 'milk'], name: 'Ana' };
    expect([cards.read(), plan.read(), kept()]).toEqual([whole, whole, whole]);
    expect(plan.isKept()).toBe(true);
  });

  it('loses nothing where one of them did not hear of the other', async () => {
    const { tab, kept } = device();
    const first = tab(foods);
    first.keepLonger(true);
    first.set('name', 'Ana');
    await soon();
    await soon();
    const asleep = tab(foods, false);
    await soon();
    await soon();
    first.set('foods', ['peanut']);
    await soon();
    await soon();
    asleep.set('where', 'Bag');
    await soon();
    await soon();
    expect(kept()).toEqual({ name: 'Ana', foods: ['peanut'], where: 'Bag' });
    expect(asleep.read()).toEqual(kept());
  });

  it('is erased in both, and stays in each where it is only no longer kept', async () => {
    const { tab, kept } = device();
    const [first, second] = [tab(foods), tab(foods)];
    first.set('name', 'Ana');
    first.keepLonger(true);
    await soon();
    await soon();
    second.keepLonger(false);
    await soon();
    expect([first.read(), first.isKept(), kept()]).toEqual([{ name: 'Ana' }, false, null]);
    first.keepLonger(true);
    await soon();
    await soon();
    second.clear();
    await soon();
    expect([first.read(), second.read(), first.isKept(), kept()]).toEqual([{}, {}, false, null]);
  });
});

it('a request in one tab is not mixed with that of another', async () => {
  const { tab } = device();
  const [first, second] = [tab(undefined), tab(undefined)];
  await soon();
  first.keepLonger(true);
  first.set('first-name', 'Ana');
  await soon();
  await soon();
  expect(second.read()).toEqual({});
});
