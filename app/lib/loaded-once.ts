/** Wraps a loader so that it runs once for each key; after a failure the next call tries again. */
export function loadedOnce<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const loading = new Map<Key, Promise<T>>();
  return (key) => {
    const loaded =
      loading.get(key) ??
      load(key).catch((error: unknown) => {
        loading.delete(key);
        throw error;
      });
    loading.set(key, loaded);
    return loaded;
  };
}
