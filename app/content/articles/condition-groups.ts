/** Groups of conditions as patients see them, in page order; the headings are in the words of patient education. */
export const conditionGroups = ['nose-and-eyes', 'breathing', 'skin', 'food', 'medicines-and-stings', 'immune-system'] as const;
export type ConditionGroup = (typeof conditionGroups)[number];
