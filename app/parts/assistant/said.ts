import type { About, Answer } from './answer.ts';

/** An answer without its language; `about` is optional. */
export type Said = Omit<Answer, 'language' | 'about'> & { readonly about?: About };

export const nothing = { lines: [], passages: [], links: [], open: [] } as const;
