/** Numbers that answer at any hour and that no page dials in another way: 911, the 988 lifeline, Poison Control, the battery hotline. */
export const hotlines = /(?<![\d-])(?:911|988|1-8\d\d-\d{3}-\d{4})(?![\d-])/;

/** The first hotline that a text names; undefined where it names none. */
export const hotlineIn = (text: string): string | undefined => hotlines.exec(text)?.[0];

/** The address that dials a hotline. */
export const telephoneOf = (number: string): string => `tel:${number.startsWith('1-') ? `+${number}` : number}`;
