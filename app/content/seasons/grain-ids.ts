/** Types of the air chart and the games, in the order of the chart. Not in the schemas, so that the games load no validator. */
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
