/** Drawings that move on the reader's request; art/pictures/moving.ts draws them. */
export const movingPictureIds = ['airway', 'blow', 'hive'] as const;
export type MovingPictureId = (typeof movingPictureIds)[number];
