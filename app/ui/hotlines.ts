/** Numbers that answer at any hour and that no page dials in another way: 911, the 988 lifeline, Poison Control, the battery hotline. */
const hotline = /^(?:911|988|1-8\d\d-\d{3}-\d{4})$/;
/** Adjacent digits and hyphens. Safari 15 has no patterns that look behind, so hotlines are compared with whole numbers. */
const numbers = /([\d-]+)/;

/** Splits a text: at even places the text between numbers, at odd places its numbers. */
export const partedAtNumbers = (text: string): string[] => text.split(numbers);

/** Whether a number, with its hyphens, is a hotline. */
export const isHotline = (number: string): boolean => hotline.test(number);

/** Finds the first hotline that a text names; undefined if none. */
export const hotlineIn = (text: string): string | undefined => partedAtNumbers(text).find(isHotline);

/** Builds a hotline's dial link. */
export const telephoneOf = (number: string): string => `tel:${number.startsWith('1-') ? `+${number}` : number}`;
