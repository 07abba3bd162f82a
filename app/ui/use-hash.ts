import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns a setter of the hash that keeps the rest of the address and the scroll position, and adds to the history only if `replace` is
 * false.
 */
function useSetHash() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash: string, { replace = true } = {}) => {
    const fragment = hash === '' ? '' : `#${hash.replace(/^#/, '')}`;
    void navigate(search + fragment, { replace, preventScrollReset: true });
  };
}

/**
 * Returns the hash of the address, with its #, and its setter. No browser sends it to a server; a reload, the link to the other language
 * and a shared link keep it. Empty in the prerendered page.
 */
export function useHash() {
  const { hash } = useLocation();
  const setHash = useSetHash();
  return { hash: useHydrated() ? hash : '', setHash };
}

/**
 * Keeps state in the hash: written there with each change, and read when a page is opened or its address changes.
 * @param parse returns undefined for any other hash, such as of a section of the page: the state then stays
 * @param write returns '' for no hash
 */
export function useHashState<T>(initial: T, parse: (hash: string) => T | undefined, write: (value: T) => string) {
  const { hash } = useLocation();
  const setHash = useSetHash();
  const [value, setValue] = useState(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parser reads a hash the same way on every render.
  useEffect(() => {
    const read = parse(hash);
    if (read !== undefined) setValue(read);
  }, [hash]);

  function change(next: T) {
    setValue(next);
    setHash(write(next));
  }
  return [value, change] as const;
}
