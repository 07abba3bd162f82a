import { useEffect, useState } from 'react';

interface Loaded<Key, Value> {
  readonly key?: Key;
  readonly value?: Value;
  readonly failed?: boolean;
}

/**
 * Loads a value only once it is wanted, never in the prerendered page. A failed load is retried by `again`, and when the connection
 * returns.
 * @param load always the same function; it loads another value for another key
 */
export function useLoaded<Key, Value>(load: (key: Key) => Promise<Value>, key: Key, wanted = true) {
  const [loaded, setLoaded] = useState<Loaded<Key, Value>>({});
  const { value, failed = false } = loaded.key === key ? loaded : {};
  const isDue = wanted && value === undefined && !failed;
  const again = () => setLoaded((now) => (now.failed ? {} : now));

  useEffect(() => {
    if (!isDue) return;
    let left = false;
    load(key).then(
      (value) => left || setLoaded({ key, value }),
      () => left || setLoaded({ key, failed: true }),
    );
    return () => {
      left = true;
    };
  }, [load, key, isDue]);

  useEffect(() => {
    if (!failed) return;
    const retry = () => setLoaded({});
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed]);

  return { value, failed, again };
}
