import type { PageId } from '#app/site/pages.ts';

/** Pages that say what to do now. They show no link to the emergency page and nothing that could distract from their content. */
export const emergencyPages: readonly PageId[] = ['emergency', 'calm-mode'];

/** The page with nothing around it but the way out, the other language and the offices' phones. */
export const barePage: PageId = 'calm-mode';
