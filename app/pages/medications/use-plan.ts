import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Hit } from '#app/parts/medicines/search.ts';
import { useHashState } from '#app/ui/use-hash.ts';
import { emptyPlan, isSame, type Plan, readFragment, slugOf, type TakenMedicine, writeFragment } from './plan-fragment.ts';

export interface PlanControl {
  readonly plan: Plan;
  /** The plan was in the address: a shared link, a reload, the other language. */
  readonly opened: boolean;
  readonly change: (part: Partial<Plan>) => void;
  /** Adds a medicine to the choice, or removes it. */
  readonly toggle: (one: TakenMedicine) => void;
  readonly isChosen: (one: TakenMedicine) => boolean;
}

/** Returns a found medicine as a choice under the matched name. */
export function takenOf({ medication: { id, name }, matchedName }: Pick<Hit, 'medication' | 'matchedName'>): TakenMedicine {
  return matchedName === name ? { id } : { id, slug: slugOf(matchedName) };
}

const isPlan = (hash: string) => /[#&]take=/.test(hash);

/** The visitor's plan, stored in the address's hash. */
export function usePlan(): PlanControl {
  const [plan, setPlan] = useHashState<Plan>(emptyPlan, (hash) => (isPlan(hash) ? readFragment(hash) : undefined), writeFragment);
  const [opened, setOpened] = useState(false);
  const { hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address as the page was opened with it.
  useEffect(() => setOpened(isPlan(hash)), []);

  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const isChosen = (one: TakenMedicine) => plan.take.some((other) => isSame(one, other));
  return {
    plan,
    opened,
    change,
    isChosen,
    toggle: (one) => change({ take: isChosen(one) ? plan.take.filter((other) => !isSame(one, other)) : [...plan.take, one] }),
  };
}
