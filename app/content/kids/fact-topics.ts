/** What the fact cards can be sorted by. Apart from the schema, which brings its validator: the page sorts by these too. */
export const factTopics = ['air', 'bugs', 'food', 'body', 'doctor'] as const;
export type FactTopic = (typeof factTopics)[number];

/** What the children's drawings give a card where no plate of an article fits. */
export const factDrawings = ['bee', 'nose', 'rainbow', 'shield'] as const;
export type FactDrawing = (typeof factDrawings)[number];
