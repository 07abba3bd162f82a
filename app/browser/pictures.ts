/** Stands right behind a picture of the first screen: an explicit theme choice picks its source before it is painted. */
window.matchPictures?.();

export {};
