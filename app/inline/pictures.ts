declare global {
  interface Window {
    /** Set by app/inline/theme.ts in the head. */
    matchPictures?: () => void;
  }
}

/** Stands right behind a picture of the first screen: an explicit theme choice picks its source before it is painted. */
window.matchPictures?.();

export {};
