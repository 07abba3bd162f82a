import type { ShownType } from './season-data.server.ts';

/** Of a plant, mold or mite only what a chart is drawn from. */
export const bare = ({ id, short, level }: Pick<ShownType, 'id' | 'short' | 'level'>) => ({ id, short, level });
