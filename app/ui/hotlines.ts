/** Numbers that answer at any hour and that no page dials in another way: 911, the 988 lifeline, Poison Control, the battery hotline. */
const hotline = /^(?:911|988|1-8\d\d-\d{3}-\d{4})$/;
/** Digits and hyphens that stand together. Safari 15 knows no pattern that looks behind, so hotlines are compared with whole numbers. */
const numbers = /([\d-]+)/;

/** A text in parts: at even places what stands between numbers, at odd places its numbers. */
export const partedAtNumbers = (text: string): string[] => text.split(numbers);

/** Whether a number, with its hyphens, is a hotline. */
export const isHotline = (number: string): boolean => hotline.test(number);

/** The first hotline that a text names; undefined where it names none. */
export const hotlineIn = (text: string): string | undefined => partedAtNumbers(text).find(isHotline);

/** The address that dials a hotline. */
export const telephoneOf = (number: string): string => `tel:${number.startsWith('1-') ? `+${number}` : number}`;
