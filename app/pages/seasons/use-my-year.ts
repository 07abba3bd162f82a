import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const key = 'mine';

/** "#mine=oak.grass" → the ids that are known, each once. */
export function readMine(hash: string, known: readonly string[]): string[] {
  const named = new Set((new URLSearchParams(hash.replace(/^#/, '')).get(key) ?? '').split('.'));
  return known.filter((id) => named.has(id));
}

/**
 * The visitor's plants, mirrored behind the # of the address, which no browser sends: a reload and a shared link keep
 * them. None in the prerendered page; other anchors of the page leave them as they are.
 */
export function useMyYear(known: readonly string[]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [mine, setMine] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the plants are the same on every page.
  useEffect(() => {
    if (hash.startsWith(`#${key}=`)) setMine(readMine(hash, known));
  }, [hash]);

  function toggle(id: string) {
    const next = known.filter((one) => mine.includes(one) !== (one === id));
    setMine(next);
    void navigate({ search, hash: next.length > 0 ? `${key}=${next.join('.')}` : '' }, { replace: true, preventScrollReset: true });
  }
  return { mine, toggle };
}
