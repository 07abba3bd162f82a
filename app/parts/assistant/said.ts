import type { About, Answer } from './answer.ts';

/** What an answer says, before its language is known. */
export type Said = Omit<Answer, 'language' | 'about'> & { readonly about?: About };

export const nothing = { lines: [], passages: [], links: [], open: [] } as const;
