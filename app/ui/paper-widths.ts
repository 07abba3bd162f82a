/** A field's share of a printed sheet's width, and its class. */
export const paperWidths = { sixth: 'intake-sixth', third: 'intake-third', half: 'intake-half', full: 'intake-full' } as const;

export type PaperWidth = keyof typeof paperWidths;
