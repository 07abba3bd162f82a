import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';

/** The color of each grain as it is drawn, deepened to be visible on a light card and on a dark one. */
export const airColor: Readonly<Record<SeasonTypeId, string>> = {
  'mountain-cedar': '#b56a24',
  elm: '#7d8f3c',
  'cedar-elm': '#94873a',
  ash: '#9c8450',
  oak: '#a08a1e',
  hackberry: '#8b9147',
  mulberry: '#7f9160',
  pecan: '#c27b4e',
  mesquite: '#b08a3c',
  grass: '#a88f4a',
  pigweed: '#b07d52',
  'marsh-elder': '#8f8f33',
  ragweed: '#c4791b',
  mold: '#8c7350',
  'dust-mite': '#a58a72',
};
