/** The text is no key of its type. */
export class KeyError extends Error {}
