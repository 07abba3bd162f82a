import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { emptyPlan, type Plan, readFragment, writeFragment } from './plan-fragment.ts';

export interface PlanControl {
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
  /** Adds a medicine to the choice, or takes it out. */
  readonly toggle: (id: string) => void;
  readonly isChosen: (id: string) => boolean;
}

/**
 * The visitor's plan, mirrored behind the # of the address: a reload, the language link and a shared link keep
 * it, and no server ever sees it. Other anchors of the page leave it as it is.
 */
export function usePlan(idsToStop: readonly string[]): PlanControl {
  const [plan, setPlan] = useState(emptyPlan);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const known = useMemo(() => new Set(idsToStop), [idsToStop]);

  useEffect(() => {
    if (/[#&]take=/.test(hash)) setPlan(readFragment(hash, known));
  }, [hash, known]);

  function change(part: Partial<Plan>) {
    const next = { ...plan, ...part };
    setPlan(next);
    void navigate({ search, hash: writeFragment(next) }, { replace: true, preventScrollReset: true });
  }
  const chosen = plan.take === 'all' ? [] : plan.take;
  return {
    plan,
    change,
    toggle: (id) => change({ take: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
    isChosen: (id) => chosen.includes(id),
  };
}
