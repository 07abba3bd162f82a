/** Topics of the fact cards. Not in the schema, so that the page can sort by them without loading the validator. */
export const factTopics = ['air', 'bugs', 'food', 'body', 'doctor'] as const;
export type FactTopic = (typeof factTopics)[number];

/** Drawings of art/facts for cards that no article's plate fits. */
export const factDrawings = ['peanut', 'bee', 'fire-ant', 'air-sacs', 'inhaler', 'spacer', 'moon'] as const;

/** Drawings of the children's pages for other such cards. */
export const factCrayons = ['nose', 'rainbow', 'shield'] as const;
export type FactCrayon = (typeof factCrayons)[number];
