import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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

/**
 * The visitor's plan, mirrored behind the # of the address: a reload, the language link and a shared link keep
 * it, and no server ever sees it. Other anchors of the page leave it as it is.
 */
export function usePlan(knownIds: readonly string[]): PlanControl {
  const [plan, setPlan] = useState(emptyPlan);
  const [opened, setOpened] = useState(false);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const known = useMemo(() => new Set(knownIds), [knownIds]);

  useEffect(() => {
    if (/[#&]take=/.test(hash)) setPlan(readFragment(hash, known));
  }, [hash, known]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address as the page was opened with it.
  useEffect(() => setOpened(/[#&]take=/.test(hash)), []);

  function change(part: Partial<Plan>) {
    const next = { ...plan, ...part };
    setPlan(next);
    void navigate({ search, hash: writeFragment(next) }, { replace: true, preventScrollReset: true });
  }
  const chosen = plan.take === 'all' ? [] : plan.take;
  return {
    plan,
    opened,
    change,
    toggle: (id) => change({ take: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
    isChosen: (id) => chosen.includes(id),
  };
}
