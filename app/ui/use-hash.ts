import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** Changes what stands behind the #, the rest of the address and the scroll position kept. It adds to the history only where `replace` is false. */
function useSetHash() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash: string, { replace = true } = {}) => {
    const fragment = hash === '' ? '' : `#${hash.replace(/^#/, '')}`;
    void navigate(search + fragment, { replace, preventScrollReset: true });
  };
}

/**
 * What stands behind the # of the address, its sign included, and how to change it. No browser sends it to a server; a
 * reload, the link to the other language and a shared link keep it. Empty in the prerendered page.
 */
export function useHash() {
  const { hash } = useLocation();
  const setHash = useSetHash();
  return { hash: useHydrated() ? hash : '', setHash };
}

/**
 * State that is written behind the # with each change and read from there when a page is opened, or its address changes.
 * @param parse undefined for the hash of something else, such as a section of the page: the state then stays
 * @param write '' takes the hash away
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
