/** What the fact cards can be sorted by. Apart from the schema, which brings its validator: the page sorts by these too. */
export const factTopics = ['air', 'bugs', 'food', 'body', 'doctor'] as const;
export type FactTopic = (typeof factTopics)[number];
