/** The text is no key of its kind. */
export class KeyError extends Error {}
