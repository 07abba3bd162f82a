/** What the fact cards can be sorted by. Apart from the schema, which brings its validator: the page sorts by these too. */
export const factTopics = ['air', 'bugs', 'food', 'body', 'doctor'] as const;
export type FactTopic = (typeof factTopics)[number];

/** What art/facts draws for a card where no plate of an article fits. */
export const factDrawings = ['peanut', 'bee', 'fire-ant', 'air-sacs', 'inhaler', 'spacer', 'moon'] as const;

/** What the drawings of the children's pages give it instead. */
export const factCrayons = ['nose', 'rainbow', 'shield'] as const;
export type FactCrayon = (typeof factCrayons)[number];
