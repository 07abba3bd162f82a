/** The guide's choices, in the order shown. */
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
