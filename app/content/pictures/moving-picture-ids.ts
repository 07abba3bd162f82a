/** Drawings that move when a reader asks for it; art/pictures/moving.ts draws them. */
export const movingPictureIds = ['airway', 'blow', 'hive'] as const;
export type MovingPictureId = (typeof movingPictureIds)[number];
