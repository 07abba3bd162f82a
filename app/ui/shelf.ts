/** Where one text is kept on the visitor's device. Both throw where the browser allows no storage: say what holds then. */
export interface Shelf {
  read(): string | null;
  /** `null` takes the text away. */
  write(text: string | null): void;
}

/** A shelf in the browser's storage: `localStorage` keeps it between visits, `sessionStorage` for one. */
export function browserShelf(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): Shelf {
  // Asking for the storage itself throws where it is blocked, so it is asked for each time.
  return {
    read: () => globalThis[storage].getItem(key),
    write: (text) => (text === null ? globalThis[storage].removeItem(key) : globalThis[storage].setItem(key, text)),
  };
}
