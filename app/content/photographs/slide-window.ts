/** Windows with the wide landscape, and the specimen's width in each window. */
export const wideWindow = '(min-aspect-ratio: 1/1)';
export const specimenSizes = '(min-width: 1024px) 480px, (min-width: 768px) 400px, 190px';
