/** What the air chart tells of and the games draw, in the order of the chart. Apart from the schemas, which bring their validator: the games run on these too. */
export const grainIds = [
  'mountain-cedar',
  'elm',
  'cedar-elm',
  'ash',
  'oak',
  'hackberry',
  'mulberry',
  'pecan',
  'mesquite',
  'grass',
  'pigweed',
  'marsh-elder',
  'ragweed',
  'mold',
  'dust-mite',
] as const;
export type GrainId = (typeof grainIds)[number];
