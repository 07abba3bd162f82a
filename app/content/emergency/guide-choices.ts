/** What the guide lets somebody choose from, in the order in which it shows them. */
export const guideChoices = [
  'breathing',
  'reaction',
  'shot',
  'choking',
  'swallowed',
  'air',
  'collapse',
  'eye',
  'fever',
  'injury',
  'immune',
  'despair',
] as const;
export type GuideChoice = (typeof guideChoices)[number];
