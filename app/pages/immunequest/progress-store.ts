import { storageKeys } from '#app/site/storage-keys.ts';
import { browserShelf, type Shelf } from '#app/ui/shelf.ts';
import { type Progress, parseProgress, toggleDay } from './progress.ts';

/** The checked days of this browser. Without storage they last as long as the page. */
export function createProgressStore(shelf: Shelf = browserShelf(storageKeys.immuneQuest)) {
  const listeners = new Set<() => void>();
  let progress: Progress | undefined;
  let kept = true;

  function read(): Progress {
    if (progress) return progress;
    try {
      progress = parseProgress(shelf.read());
    } catch {
      kept = false;
      progress = {};
    }
    return progress;
  }

  function change(next: Progress, text: string | null) {
    progress = next;
    try {
      shelf.write(text);
    } catch {
      kept = false;
    }
    for (const listener of listeners) listener();
  }

  return {
    read,
    /** Whether the days will still be there at the next visit. */
    keeps() {
      read();
      return kept;
    },
    toggle(quest: string, day: number) {
      const next = toggleDay(read(), quest, day);
      change(next, JSON.stringify(next));
    },
    clear() {
      change({}, null);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
