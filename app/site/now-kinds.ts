/** What pages tell of now, before React wakes: the offices' hours and who is where, or the air of the season. Each has a script. */
export const nowKinds = ['hours', 'air'] as const;
export type NowKind = (typeof nowKinds)[number];
