import { useHashState } from '#app/ui/use-hash.ts';

const key = 'mine';
const none: readonly string[] = [];

/** "#mine=oak.grass" → the known ids, each once; undefined for another hash. */
export function readMine(hash: string, known: readonly string[]): readonly string[] | undefined {
  if (!hash.startsWith(`#${key}=`)) return undefined;
  const named = new Set((new URLSearchParams(hash.slice(1)).get(key) ?? '').split('.'));
  return known.filter((id) => named.has(id));
}

/** The visitor's plants, stored in the address's hash; none in the prerendered page. */
export function useMyYear(known: readonly string[]) {
  const [mine, setMine] = useHashState(
    none,
    (hash) => readMine(hash, known),
    (ids) => (ids.length > 0 ? `${key}=${ids.join('.')}` : ''),
  );
  const toggle = (id: string) => setMine(known.filter((one) => mine.includes(one) !== (one === id)));
  return { mine, toggle };
}
