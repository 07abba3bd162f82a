/** The windows that have the wide landscape, and how wide the specimen stands in which. */
export const wideWindow = '(min-aspect-ratio: 1/1)';
export const specimenSizes = '(min-width: 1024px) 480px, (min-width: 768px) 400px, 190px';
