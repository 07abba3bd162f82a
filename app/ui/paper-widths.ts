/** What a field takes of a printed sheet's width, and its class: whole words, which the build can shorten. */
export const paperWidths = { sixth: 'intake-sixth', third: 'intake-third', half: 'intake-half', full: 'intake-full' } as const;

export type PaperWidth = keyof typeof paperWidths;
