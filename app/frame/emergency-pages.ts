import type { PageId } from '#app/site/pages.ts';

/** What to do now stands on these pages themselves: no way to it around them, and nothing that could come between. */
export const emergencyPages: readonly PageId[] = ['emergency', 'calm-mode'];
