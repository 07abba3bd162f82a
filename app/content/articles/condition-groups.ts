/** Conditions as people think of them, in the order of the page; each has its heading in the words of patient education. */
export const conditionGroups = ['nose-and-eyes', 'breathing', 'skin', 'food', 'medicines-and-stings', 'immune-system'] as const;
export type ConditionGroup = (typeof conditionGroups)[number];
