/** The seven skies of the year, as scripts/build/kids-pictures.ts draws them; a test holds them to the scenes of the hero. */
export const skyIds = ['cedar', 'elm-ash', 'oak', 'pecan', 'grass', 'ragweed', 'mold'] as const;
export type SkyId = (typeof skyIds)[number];
