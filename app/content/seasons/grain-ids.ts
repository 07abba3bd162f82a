/** The grains that Pollen Pop can draw. Apart from the schemas, which bring their validator: the game runs on these too. */
export const grainIds = ['cedar', 'oak', 'elm', 'ash', 'pecan', 'grass', 'pigweed', 'ragweed', 'mulberry', 'mesquite'] as const;
export type GrainId = (typeof grainIds)[number];
