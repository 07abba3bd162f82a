import type { ShownType } from './season-data.server.ts';

/** Only what a chart needs of a plant, mold or mite. */
export const bare = ({ id, short, level }: Pick<ShownType, 'id' | 'short' | 'level'>) => ({ id, short, level });
