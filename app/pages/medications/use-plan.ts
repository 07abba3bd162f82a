import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHashState } from '#app/ui/use-hash.ts';
import { emptyPlan, type Plan, readFragment, writeFragment } from './plan-fragment.ts';

export interface PlanControl {
  readonly plan: Plan;
  /** The plan came with the address: a shared link, a reload, the other language. */
  readonly opened: boolean;
  readonly change: (part: Partial<Plan>) => void;
  /** Adds a medicine to the choice, or takes it out. */
  readonly toggle: (id: string) => void;
  readonly isChosen: (id: string) => boolean;
}

const isPlan = (hash: string) => /[#&]take=/.test(hash);

/** The visitor's plan, behind the # of the address. */
export function usePlan(knownIds: readonly string[]): PlanControl {
  const [plan, setPlan] = useHashState<Plan>(
    emptyPlan,
    (hash) => (isPlan(hash) ? readFragment(hash, new Set(knownIds)) : undefined),
    writeFragment,
  );
  const [opened, setOpened] = useState(false);
  const { hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address as the page was opened with it.
  useEffect(() => setOpened(isPlan(hash)), []);

  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const chosen = plan.take === 'all' ? [] : plan.take;
  return {
    plan,
    opened,
    change,
    toggle: (id) => change({ take: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
    isChosen: (id) => chosen.includes(id),
  };
}
